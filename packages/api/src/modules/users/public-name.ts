/** 'Asha R.': enough to be somebody, too little to be found. */
export function publicName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim()
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name
}

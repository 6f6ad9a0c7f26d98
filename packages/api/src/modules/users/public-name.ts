/** 'Asha R.': recognisable, but not enough to find the person. */
export function publicName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial] = last_name.trim()
  return initial ? `${first_name} ${initial.toUpperCase()}.` : first_name
}

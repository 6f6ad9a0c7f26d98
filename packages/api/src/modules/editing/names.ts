/** Turns 'Prawn balchão' into 'prawn-balchao'; prefixed with the word for its kind where that name is taken. */
export function nameFrom(title: string, word: string, isFree: (slug: string) => boolean): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug && isFree(slug) ? slug : `${word}-${slug}`.replace(/-$/, '')
}

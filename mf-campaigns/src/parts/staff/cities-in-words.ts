import { cityOf } from '@nukkad/contracts'

/** Where something is shown, in words: 'Delhi and Pune', 'Everywhere'. */
export const citiesInWords = (slugs: readonly string[]): string =>
  slugs.length === 0
    ? 'Everywhere'
    : new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(slugs.map((slug) => cityOf(slug)?.name ?? slug))

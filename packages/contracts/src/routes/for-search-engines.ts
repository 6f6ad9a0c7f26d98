import type { RouteMatch } from './route.ts'

/** One page with a choice made is still a page; more choices are endless many lists of the same things. */
const mostChoices = 2

/** Says nothing about what is shown: who sent the visitor, and which page of the list. */
const noChoices: ReadonlySet<string> = new Set(['ref', 'page', 'selectedSku', 'tab', 'theme'])
const isNoChoice = (name: string) => noChoices.has(name) || name.startsWith('utm_') || name === 'aff_id'

/** May search engines list this address? A page may still say no by its own head. */
export function isForSearchEngines(match: RouteMatch | undefined, search: URLSearchParams): boolean {
  if (match?.route.access !== 'public' || match.route.isSecret || match.route.isUnlisted) return false
  const choices = [...search.keys()].filter((name) => !isNoChoice(name))
  return choices.length <= mostChoices
}

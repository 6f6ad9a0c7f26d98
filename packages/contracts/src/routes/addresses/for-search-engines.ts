import type { RouteMatch } from '../route.ts'
import { isCampaignParameter } from './campaign-parameters.ts'

/** One page with a choice made is still a page; more choices are endless many lists of the same things. */
const mostChoices = 2

/** Another view of the same: which page of the list, which tab. */
const noChoices: ReadonlySet<string> = new Set(['page', 'selectedSku', 'tab', 'theme'])
const isNoChoice = (name: string) => noChoices.has(name) || isCampaignParameter(name)

/** May search engines list this address? A page may still say no by its own head. */
export function isForSearchEngines(match: RouteMatch | undefined, search: URLSearchParams): boolean {
  if (match?.route.access !== 'public' || match.route.isSecret || match.route.isUnlisted) return false
  const choices = [...search.keys()].filter((name) => !isNoChoice(name))
  return choices.length <= mostChoices
}

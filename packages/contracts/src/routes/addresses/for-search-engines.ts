import type { RouteMatch } from '../route.ts'
import { isCampaignParameter } from './campaign-parameters.ts'

/** A page with one or two choices is still a page; with more, there are endless lists of the same items. */
const mostChoices = 2

/** Parameters for another view of the same content: the page of the list, the tab. */
const noChoices: ReadonlySet<string> = new Set(['page', 'selectedSku', 'tab', 'theme'])
const isNoChoice = (name: string) => noChoices.has(name) || isCampaignParameter(name)

/** Whether search engines may index this address. A page can still forbid it in its own head. */
export function isForSearchEngines(match: RouteMatch | undefined, search: URLSearchParams): boolean {
  if (match?.route.access !== 'public' || match.route.isSecret || match.route.isUnlisted) return false
  const choices = [...search.keys()].filter((name) => !isNoChoice(name))
  return choices.length <= mostChoices
}

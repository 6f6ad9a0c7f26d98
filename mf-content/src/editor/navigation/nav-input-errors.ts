import { asSentence } from '@nukkad/contracts/as-sentence'
import type { NavDraft } from '@nukkad/contracts/endpoints/site/navigation-editing'
import type { NavLink, NavNode, NavNodes } from './nav-node.ts'

/** Error messages by field. */
export type InputErrors = Readonly<Partial<Record<keyof NavLink, string>>>

/** Addresses that the server has refused, with its reason. */
export type RefusedUrls = ReadonlyMap<string, string>

/** What is wrong with a link, by field. */
export function inputErrorsOf(
  { title, url, startsAt, endsAt, hide }: NavLink,
  refused: RefusedUrls = new Map(),
): InputErrors {
  const reason = hide ? undefined : refused.get(url)
  return {
    ...(title.trim() === '' && { title: 'Enter a title.' }),
    ...(!/^(\/([^/\\]|$)|https:\/\/)/.test(url) && { url: 'Enter an address that begins with / or https://' }),
    ...(reason && { url: asSentence(reason) }),
    ...(startsAt &&
      endsAt &&
      Date.parse(endsAt) <= Date.parse(startsAt) && { endsAt: 'The end must be after the start.' }),
  }
}

/** The first link with an error. */
export function firstWrong(nodes: NavNodes, refused: RefusedUrls): NavNode | undefined {
  for (const node of nodes) {
    if (Object.keys(inputErrorsOf(node.link, refused)).length > 0) return node
    const below = firstWrong(node.children, refused)
    if (below) return below
  }
  return undefined
}

type Level = Pick<NavDraft, 'url'> & { readonly children?: readonly Level[] }

/** The refused addresses among the links that were sent: the server names them `items.1.children.0.url`. */
export function refusedUrls(fields: Readonly<Record<string, string>>, sent: readonly Level[]): RefusedUrls {
  const refused = new Map<string, string>()
  for (const [name, reason] of Object.entries(fields)) {
    if (!name.endsWith('.url')) continue
    const places = [...name.matchAll(/\d+/g)].map(Number)
    let level: readonly Level[] | undefined = sent
    let link: Level | undefined
    for (const at of places) {
      link = level?.[at]
      level = link?.children
    }
    if (link) refused.set(link.url, reason)
  }
  return refused
}

import type { NavLink, NavNode, NavNodes } from './nav-node.ts'

/** Error messages by field. */
export type Slips = Readonly<Partial<Record<keyof NavLink, string>>>

/** What is wrong with a link, by field. */
export function slipsOf({ title, url, startsAt, endsAt }: NavLink): Slips {
  return {
    ...(title.trim() === '' && { title: 'Enter a title.' }),
    ...(!/^(\/([^/\\]|$)|https:\/\/)/.test(url) && { url: 'Enter an address that begins with / or https://' }),
    ...(startsAt &&
      endsAt &&
      Date.parse(endsAt) <= Date.parse(startsAt) && { endsAt: 'The end must be after the start.' }),
  }
}

/** The first link with an error. */
export function firstWrong(nodes: NavNodes): NavNode | undefined {
  for (const node of nodes) {
    if (Object.keys(slipsOf(node.link)).length > 0) return node
    const below = firstWrong(node.children)
    if (below) return below
  }
  return undefined
}

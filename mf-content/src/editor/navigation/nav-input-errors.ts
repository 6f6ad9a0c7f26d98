import type { NavLink, NavNode, NavNodes } from './nav-node.ts'

/** Error messages by field. */
export type InputErrors = Readonly<Partial<Record<keyof NavLink, string>>>

/** What is wrong with a link, by field. */
export function inputErrorsOf({ title, url, startsAt, endsAt }: NavLink): InputErrors {
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
    if (Object.keys(inputErrorsOf(node.link)).length > 0) return node
    const below = firstWrong(node.children)
    if (below) return below
  }
  return undefined
}

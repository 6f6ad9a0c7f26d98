import type { NavDraft } from '@nukkad/contracts/endpoints/site/navigation-editing'

/** A link without its children. */
export type NavLink = Omit<NavDraft, 'children'>
/** A link in the tree; its id exists only on this screen, so that it keeps its identity when moved. */
export interface NavNode {
  readonly id: string
  readonly link: NavLink
  readonly children: readonly NavNode[]
}
/** The links of a list, or the children of a link, in order. */
export type NavNodes = readonly NavNode[]

export const nameOf = ({ title }: NavLink) => title || 'Untitled'

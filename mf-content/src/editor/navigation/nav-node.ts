import type { NavDraft } from '@nukkad/contracts/endpoints/site/navigation-editing'

/** A link without what stands below it. */
export type NavLink = Omit<NavDraft, 'children'>
/** A link where it stands; its id is this screen's own, so that it stays the same one wherever it is moved. */
export interface NavNode {
  readonly id: string
  readonly link: NavLink
  readonly children: readonly NavNode[]
}
/** The links of one list, or those below one link, in their order. */
export type NavNodes = readonly NavNode[]

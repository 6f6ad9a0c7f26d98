import type { NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import type { RefusedUrls } from './nav-input-errors.ts'
import type { NavLink, NavNode } from './nav-node.ts'

/** What the rows of a list of links know of the list, and what they can do. */
export interface NavActions {
  readonly list: NavList
  readonly openId: string | null
  /** invalid fields are marked after the first attempt to save */
  readonly isMarked: boolean
  readonly refused: RefusedUrls
  readonly onOpen: (id: string | null) => void
  readonly onChange: (id: string, link: NavLink, field: keyof NavLink) => void
  readonly onMove: (node: NavNode, by: 1 | -1) => void
  readonly onRemove: (node: NavNode) => void
  readonly onAdd: (below: NavNode) => void
}

export interface NavRowProps extends NavActions {
  readonly node: NavNode
  readonly at: number
  readonly of: number
  readonly depth: number
}

import type { ReferencedContent } from '@nukkad/contracts/block'
import type { ComponentType } from 'react'
import type { BlockData, KindName } from './registry.ts'

/** What a view receives besides its data. */
export interface BlockViewProps<K extends KindName> {
  readonly id: string
  readonly data: BlockData<K>
  /** the items referenced by all blocks of the page; deleted ones are missing */
  readonly content: ReferencedContent
  /** column: an article, whose lists keep its text width; page: as wide as the page */
  readonly look: 'column' | 'page'
  /** the level of a block's heading: `h2` below the title of a page */
  readonly heading: 'h2' | 'h3'
  /** the first block of its kind: the first hero has the page's h1, the first text its drop cap */
  readonly isFirst: boolean
  readonly hasDropCap: boolean
}

/** The view of a kind, and the version of the data that it supports. */
export interface KindView<K extends KindName> {
  readonly v: number
  readonly View: ComponentType<BlockViewProps<K>>
}

/** The existing items that a block references, in the block's order. */
export const inOrder = <T extends { readonly slug: string }>(slugs: readonly string[], all: readonly T[] = []): T[] =>
  slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])

import type { BlockThings } from '@nukkad/contracts/block'
import type { ComponentType } from 'react'
import type { BlockData, KindName } from './registry.ts'

/** What a view knows besides its data. */
export interface BlockViewProps<K extends KindName> {
  readonly id: string
  readonly data: BlockData<K>
  /** the things that all blocks of the page name; what is gone is not there */
  readonly things: BlockThings
  /** column: a text to read, where lists stand in its measure; page: as wide as the page */
  readonly look: 'column' | 'page'
  /** stands where a block has a heading: `h2` under the title of a page */
  readonly heading: 'h2' | 'h3'
  /** the first block of its kind: the first hero holds the page's h1, the first text its drop cap */
  readonly isFirst: boolean
  readonly hasDropCap: boolean
}

/** How a kind is drawn, and the version of the data that this is for. */
export interface KindView<K extends KindName> {
  readonly v: number
  readonly View: ComponentType<BlockViewProps<K>>
}

/** The things a block names that are still there, in its order. */
export const inOrder = <T extends { readonly slug: string }>(slugs: readonly string[], all: readonly T[] = []): T[] =>
  slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])

import type { WantedTags, Wish } from './wishes.ts'

/** A product with the facts that the finder weighs; all of them are in stock. */
export interface Candidate {
  readonly id: number
  readonly categoryId: number
  readonly merchantId: number
  readonly city: string
  /** delivered within its maker's city only */
  readonly isLocal: boolean
  /** paise */
  readonly price: number
  readonly tags: readonly string[]
  readonly rank: number
}

interface Picked {
  readonly id: number
  readonly reasons: readonly string[]
}
export interface Choice {
  readonly gifts: readonly Picked[]
  /** Wishes that had to be dropped. */
  readonly dropped: readonly Wish[]
}

/** The reason that a tag gives for a gift by itself. */
export type Said = ReadonlyMap<string, string>

export const matched = (wish: Wish, { tags }: Candidate): WantedTags[] =>
  wish.wanted.filter((wanted) => wanted.tags.some((tag) => tags.includes(tag)))

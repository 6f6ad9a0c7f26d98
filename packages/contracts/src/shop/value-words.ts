import type { TSchema } from 'typebox'

/** Words that may stand in a query for the value that a contract knows: `sort=popular` beside `sort=10`. */
export type ValueWords = Readonly<Record<string, string | number>>

const keyword = 'x-words'

/** A field of a query that takes these words too; they are turned into its values before the contract is held against it. */
export const withWords = <T extends TSchema>(schema: T, words: ValueWords): T => ({ ...schema, [keyword]: words })

/** The words of a field's schema. */
export const valueWordsOf = (schema: object | undefined): ValueWords =>
  ((schema as Record<string, unknown> | undefined)?.[keyword] as ValueWords | undefined) ?? {}

/** The spec's orders of landing pages; `curated` is the one that editors and readers made together. */
export const landingSortWords = { popular: 10, latest: 20, curated: 10 } as const

/** The spec's orders of a product list, by their names. */
export const productSortWords = {
  ...{ relevance: 0, default: 1, curated: 1, 'price-high-to-low': 2, 'price-low-to-high': 3, bestseller: 4 },
  ...{ newest: 5, 'newest-arrivals': 5, discount: 6, rating: 7, popular: 10, latest: 20 },
} as const

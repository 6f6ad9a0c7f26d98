import type { TSchema } from 'typebox'
import { productSorts } from './product-sorts.ts'

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

const wordOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** The orders of a product list by their titles, as `price-low-to-high`, and by the other names that the spec has for them. */
export const productSortWords: ValueWords = {
  ...Object.fromEntries(productSorts.map(({ title, value }) => [wordOf(title), value])),
  ...{ curated: 1, newest: 5, latest: 20 },
}

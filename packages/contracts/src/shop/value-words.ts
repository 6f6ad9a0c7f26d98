import type { TSchema } from 'typebox'
import { offeredSorts, productSorts } from './product-sorts.ts'

/** Words that may replace the value of a contract in a query: `sort=popular` as well as `sort=10`. */
export type ValueWords = Readonly<Record<string, string | number>>

const keyword = 'x-words'

/** A query field that accepts these words too; they are replaced by its values before the contract is checked. */
export const withWords = <T extends TSchema>(schema: T, words: ValueWords): T => ({ ...schema, [keyword]: words })

/** The words of a field's schema. */
export const valueWordsOf = (schema: object | undefined): ValueWords =>
  ((schema as Record<string, unknown> | undefined)?.[keyword] as ValueWords | undefined) ?? {}

/** The spec's sort orders of landing pages; `curated` combines the choices of editors and readers. */
export const landingSortWords = { popular: 10, latest: 20, curated: 10 } as const

const wordOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

/** The sort orders of a product list by title, as `price-low-to-high`, and by the spec's other names for them. */
export const productSortWords: ValueWords = {
  ...Object.fromEntries(offeredSorts().map(({ title, value }) => [wordOf(title), value])),
  curated: productSorts.recommended.value,
  newest: productSorts.newest.value,
  latest: productSorts.latest.value,
}

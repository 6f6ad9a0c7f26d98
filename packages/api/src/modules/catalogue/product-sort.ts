import type { Queryable } from '../../db.ts'
import { relevance, searchWords } from './search-words.ts'
import type { Fragment } from './sql-fragment.ts'

const byDefault = (q: Queryable): Fragment => q`l.default_rank desc, l.product_id`
const newestFirst = (q: Queryable): Fragment => q`l.launched_at desc, l.product_id`

/** The numbers of the spec; each has an index of its own, and ties go by id. */
const orders: Readonly<Record<number, (q: Queryable) => Fragment>> = {
  1: byDefault,
  2: (q) => q`l.price_paise desc, l.product_id`,
  3: (q) => q`l.price_paise, l.product_id`,
  4: (q) => q`l.sales_count desc, l.product_id`,
  5: newestFirst,
  6: (q) => q`l.discount_percent desc, l.product_id`,
  7: (q) => q`l.rating desc nulls last, l.review_count desc, l.product_id`,
  10: (q) => q`l.popularity desc, l.product_id`,
  20: newestFirst,
}

/** The sort that is really used: a number nobody knows is the default, relevance needs words to be relevant to. */
export function sortNumber(wanted: number | undefined, searched: string | undefined): number {
  const isSearch = searched !== undefined && searchWords(searched).length > 0
  if (wanted === undefined) return isSearch ? 0 : 1
  return wanted === 0 || wanted in orders ? wanted : 1
}

export function orderOf(q: Queryable, sort: number, searched: string | undefined): Fragment {
  const words = searchWords(searched ?? '')
  if (sort === 0 && words.length > 0) return q`${relevance(q, words)} desc, ${byDefault(q)}`
  return (orders[sort] ?? byDefault)(q)
}

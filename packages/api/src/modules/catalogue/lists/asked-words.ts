import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { priceInWords } from '@nukkad/contracts/price-words'
import { fewerWords } from '@nukkad/finder'

/** Uses a price among the search words as a filter, unless a price filter was chosen. */
export function withPriceOfWords(query: ProductsQuery): ProductsQuery {
  if (query.q === undefined || query.minPrice !== undefined || query.maxPrice !== undefined) return query
  const { text, ...price } = priceInWords(query.q)
  const { q: _, ...rest } = query
  return { ...rest, ...price, ...(text !== '' && { q: text }) }
}

/** The search to make with fewer words when no product matches all of them, if any product matches some. */
export function withFewerWords(q: string, totalOf: (q: string) => number): string | undefined {
  const shorter = fewerWords(q)
  let step = shorter.next()
  while (!step.done) step = shorter.next(step.value.map(totalOf))
  return step.value
}

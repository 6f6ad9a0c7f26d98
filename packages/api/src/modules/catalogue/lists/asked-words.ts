import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import { priceInWords } from '@nukkad/contracts/price-words'
import { searchWords } from '@nukkad/finder'
import type { Found } from '../finder/find-products.ts'

/** Uses a price among the search words as a filter, unless a price filter was chosen. */
export function withPriceOfWords(query: ProductsQuery): ProductsQuery {
  if (query.q === undefined || query.minPrice !== undefined || query.maxPrice !== undefined) return query
  const { text, ...price } = priceInWords(query.q)
  const { q: _, ...rest } = query
  return { ...rest, ...price, ...(text !== '' && { q: text }) }
}

/** When no product matches all words, searches with all but one: whichever omission finds the most products. */
export function withoutOneWord(q: string, run: (q: string) => Found): { words: string; found: Found } | undefined {
  const words = searchWords(q)
  if (words.length < 2) return undefined
  const tries = words.map((_, left) => {
    const fewer = words.filter((__, at) => at !== left).join(' ')
    return { words: fewer, found: run(fewer) }
  })
  const best = tries.reduce((one, other) => (other.found.total > one.found.total ? other : one))
  return best.found.total > 0 ? best : undefined
}

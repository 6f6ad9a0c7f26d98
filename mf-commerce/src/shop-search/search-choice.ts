import { priceInWords } from '@nukkad/contracts/price-words'
import type { Choice } from '../parts/listing/choice/choice.ts'
import { queryAddress, readQuery } from '../parts/listing/choice/choice-query.ts'

/** Reads the choice from the query. A price in the search words becomes a filter, and can be removed like any other. */
export function readSearch(search: URLSearchParams): Choice {
  const choice = readQuery(search)
  if (choice.minPrice !== null || choice.maxPrice !== null) return choice
  const { text, minPrice = null, maxPrice = null } = priceInWords(choice.q)
  return { ...choice, q: text, minPrice, maxPrice }
}

export const searchAddressing = {
  read: (_: string, search: URLSearchParams) => readSearch(search),
  write: queryAddress,
}

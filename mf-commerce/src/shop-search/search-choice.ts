import { priceInWords } from '@nukkad/contracts/price-words'
import type { Choice } from '../parts/listing/choice/choice.ts'
import { queryAddress, readQuery } from '../parts/listing/choice/choice-query.ts'

/** A price that stands in the words is a filter like one that was chosen, and is taken off like one. */
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

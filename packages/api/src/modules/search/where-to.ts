import { wordsIn } from '@nukkad/finder'
import { citySearchPath, shopSearchPath } from './addresses.ts'
import type { ShownDocuments } from './documents/document-source.ts'
import type { PriceRange } from './product-source.ts'
import { cityKinds, shopKinds } from './search-config.ts'

const sum = (counts: ReadonlyMap<string, number>, kinds: readonly string[]) =>
  kinds.reduce((all, kind) => all + (counts.get(kind) ?? 0), 0)

/**
 * The best results page for a search: the shop's, when the words name a category or a maker, or nothing in the city
 * matches by title; otherwise the common one.
 */
export function whereTo(
  { text, price }: { readonly text: string; readonly price: PriceRange },
  city: string | undefined,
  found: ShownDocuments,
  products: number,
): string {
  const name = wordsIn(text).join(' ')
  const isShopName = found.documents.some(
    ({ kind, title }) => (shopKinds as readonly string[]).includes(kind) && wordsIn(title).join(' ') === name,
  )
  // Only products have prices.
  const isPriced = Object.keys(price).length > 0 && products > 0
  const inCity = sum(found.strongCounts, cityKinds)
  const inShop = products + sum(found.strongCounts, shopKinds)
  return isShopName || (inCity === 0 && inShop > 0) || isPriced
    ? shopSearchPath(text, price)
    : citySearchPath(text, city)
}

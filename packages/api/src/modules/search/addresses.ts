import { searchTabs } from '@nukkad/contracts/endpoints/site/search'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { PriceRange } from './product-source.ts'

/** The addresses of searches: in the shop, or over everything in a city, with the tab of a kind selected. */
export function shopSearchPath(q: string, price: PriceRange = {}): string {
  const narrowed = Object.entries(price).map(([name, value]) => `&${name}=${value}`)
  return hrefs.shopSearch(q) + narrowed.join('')
}
export function citySearchPath(q: string, city: string | undefined, kind?: string): string {
  const tab = Object.entries(searchTabs).find(([, kinds]) => (kinds as readonly string[]).includes(kind ?? ''))?.[0]
  return hrefs.postSearch(city ?? 'all', q, tab)
}

import type { OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import { hrefs } from '@nukkad/platform'

/** The title of a listing: 'Cafes', 'Discounts', 'Spas: discounts' */
export function titleOf({ slug, title }: { slug: string; title: string }, type: OfferKind | undefined): string {
  const kind = type === 'deals' ? 'Deals' : 'Discounts'
  if (!type) return title
  return slug === 'all' ? kind : `${title}: ${kind.toLowerCase()}`
}

/** The URL of a listing without its city: discounts have their own pages. */
export function listingHref(category: string, type: OfferKind | undefined): string {
  if (type === 'discounts') return hrefs.accessDiscounts(category === 'all' ? undefined : category)
  return `${hrefs.accessCategory(category)}${type ? `?type=${type}` : ''}`
}

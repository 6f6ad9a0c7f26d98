import type { OfferKind } from '@nukkad/contracts/endpoints/access/access-offer'
import { hrefs } from '@nukkad/platform'

/** 'Cafes', 'Discounts', 'Spas: discounts' */
export function titleOf({ slug, title }: { slug: string; title: string }, type: OfferKind | undefined): string {
  const kind = type === 'deals' ? 'Deals' : 'Discounts'
  if (!type) return title
  return slug === 'all' ? kind : `${title}: ${kind.toLowerCase()}`
}

/** The address of a listing without its city: discounts have pages of their own. */
export function listingHref(category: string, type: OfferKind | undefined): string {
  if (type === 'discounts') return hrefs.accessDiscounts(category === 'all' ? undefined : category)
  return `${hrefs.accessCategory(category)}${type ? `?type=${type}` : ''}`
}

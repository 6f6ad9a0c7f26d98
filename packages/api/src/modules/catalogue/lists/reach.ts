import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { Reached } from '../finder/wanted.ts'

/** What a pincode means for the delivery of products; undefined stands for an unknown pincode. */
export const reachedBy = (place: Serviceability | undefined): Reached => ({
  isServed: place?.serviceability.some(({ deliver_prepaid }) => deliver_prepaid) ?? false,
  city: place?.city ?? null,
})

/** Why a product cannot be delivered to a place that is otherwise served; undefined when it can. */
export function farAway(
  product: { readonly reach: 'country' | 'city'; readonly city: string; readonly cityName: string },
  place: { readonly city: string | null },
): string | undefined {
  if (product.reach === 'country' || product.city === place.city) return undefined
  return `This does not travel well, so we only deliver it within ${product.cityName}.`
}

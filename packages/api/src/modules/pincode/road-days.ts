import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { isAround, zoneDays } from './delivery-zone.ts'

/**
 * Working days on the road from a maker's city to a pincode. Within the city a rider brings it on the day it leaves the
 * maker, close to the centre; between cities it is as far as within the region or the country.
 */
export function roadDays(
  place: Pick<Serviceability, 'city' | 'state' | 'wefastCity' | 'days'>,
  makerCity: string,
): number {
  if (place.city === makerCity) return place.wefastCity === null ? place.days : 0
  return Math.max(place.days, isAround(makerCity, place.state) ? zoneDays.region : zoneDays.country)
}

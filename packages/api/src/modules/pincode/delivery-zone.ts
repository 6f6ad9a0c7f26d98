import { type CitySlug, cities } from '@nukkad/contracts'
import type { Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'

export type Zone = 'city' | 'region' | 'country' | 'remote' | 'unserved'
type Partner = Serviceability['serviceability'][number]

/** The states of each city, its suburbs included: parcels of makers there cross no far border on the way. */
const statesAround: Readonly<Record<string, readonly string[]>> = {
  delhi: ['Delhi', 'Haryana', 'Uttar Pradesh'],
  bangalore: ['Karnataka'],
  mumbai: ['Maharashtra'],
  goa: ['Goa'],
  kolkata: ['West Bengal'],
  pune: ['Maharashtra'],
  chennai: ['Tamil Nadu'],
  hyderabad: ['Telangana'],
} satisfies Record<CitySlug, readonly string[]>
/** Whether a state is one of a city's own. */
export const isAround = (city: string, state: string): boolean => statesAround[city]?.includes(state) ?? false
const regions = new Set<string>(Object.values(statesAround).flat())
const farAway = new Set([
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Jammu and Kashmir',
  'Ladakh',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Sikkim',
  'Tripura',
])
const noRoad = new Set(['Lakshadweep'])

/**
 * The zone of a pincode, from the list alone: our cities; the states around them; the rest of the country; hill and
 * island states and places without a known point; islands without any courier.
 */
export function zoneOf(place: { state: string; city: string | null; hasPoint: boolean }): Zone {
  if (noRoad.has(place.state)) return 'unserved'
  if (place.city) return 'city'
  if (farAway.has(place.state) || !place.hasPoint) return 'remote'
  return regions.has(place.state) ? 'region' : 'country'
}

const road: Partner = { partner: 'gully-express', deliver_prepaid: true, deliver_cod: true }
const post: Partner = { partner: 'daak-parcel', deliver_prepaid: true, deliver_cod: false }
const rider: Partner = { partner: 'wefast', deliver_prepaid: true, deliver_cod: false }

const partners: Record<Zone, readonly Partner[]> = {
  city: [road, post],
  region: [road, post],
  country: [road, post],
  remote: [post],
  unserved: [],
}
/** Working days on the road from a maker nearby. */
export const zoneDays: Record<Zone, number> = { city: 2, region: 4, country: 5, remote: 8, unserved: 0 }

/** The carriers that deliver to a zone, and how long it takes. */
export function deliveryIn(zone: Zone, city: string | null, isSameDay: boolean) {
  const sameDayCity = isSameDay ? (cities.find(({ slug }) => slug === city)?.name ?? null) : null
  return {
    serviceability: [...(isSameDay ? [rider] : []), ...partners[zone]],
    days: zoneDays[zone],
    wefastCity: sameDayCity === 'Delhi NCR' ? 'Delhi' : sameDayCity,
  }
}

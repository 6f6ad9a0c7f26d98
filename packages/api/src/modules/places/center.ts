import type { QueryOf } from '@nukkad/contracts'
import { cityCenter, cityCenters, cityOf } from '@nukkad/contracts'
import type { nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { Invalid, NotFound } from '../../errors.ts'
import { kilometres, type Point } from '../pincode/pincode-places.ts'

export interface Center extends Point {
  readonly label: string
  readonly city: string | null
}

export interface Pointers {
  /** Undefined for six digits that are not a pincode; null where its point is unknown. */
  readonly pincodePoint: (pincode: string) => Promise<Point | null | undefined>
  readonly localityPoint: (
    city: string,
    slug: string,
  ) => Promise<{ name: string; lat: number | null; lng: number | null } | undefined>
}

/** The radius of a city in kilometres. */
export const cityKm = 60

function cityNear(point: Point): string | null {
  const near = cityCenters
    .map((city) => ({ slug: city.slug, away: kilometres(point, city) }))
    .sort((a, b) => a.away - b.away)[0]
  return near && near.away <= cityKm ? near.slug : null
}

/** The visitor's location, by the first that is given: a position, a pincode, a locality, the centre of a city. */
export async function centerOf(query: QueryOf<typeof nearbyPlaces>, pointers: Pointers): Promise<Center> {
  const { lat, lng, pincode, locality, city } = query
  if (lat !== undefined || lng !== undefined) {
    if (lat === undefined || lng === undefined)
      throw new Invalid({ [lat === undefined ? 'lat' : 'lng']: 'is required: a position has two coordinates' })
    return { lat, lng, label: 'where you are', city: cityNear({ lat, lng }) }
  }
  if (pincode !== undefined) {
    const point = await pointers.pincodePoint(pincode)
    if (point === undefined) throw new NotFound('This pincode does not exist.')
    if (point === null) throw new NotFound('We do not know where this pincode is. Try a neighbourhood instead.')
    return { ...point, label: pincode, city: cityNear(point) }
  }
  const slug = city ?? 'all'
  const ours = cityOf(slug)
  const middle = cityCenter(slug)
  if (!ours || !middle) throw new Invalid({ city: 'is required if no position, pincode or locality is given' })
  if (locality === undefined) return { lat: middle.lat, lng: middle.lng, label: ours.name, city: slug }
  const found = await pointers.localityPoint(slug, locality)
  if (!found) throw new NotFound(`This neighbourhood does not exist in ${ours.name}.`)
  const { lat: y, lng: x, name } = found
  return { lat: y ?? middle.lat, lng: x ?? middle.lng, label: name, city: slug }
}

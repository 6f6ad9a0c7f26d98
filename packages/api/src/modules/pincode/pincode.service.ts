import type { AnswerOf } from '@nukkad/contracts'
import { cityInAddress } from '@nukkad/contracts/city-names'
import type { fetchLocation, Serviceability } from '@nukkad/contracts/endpoints/cart/pincode'
import type { Db, Queryable } from '../../db.ts'
import { deliveryIn } from './delivery-zone.ts'
import { nearestPincode, pincodeRow } from './pincode.repository.ts'
import type { PincodeRow } from './pincode-list.ts'
import { postalCity } from './postal-city.ts'

type Location = AnswerOf<typeof fetchLocation>['data']
interface WhereIs {
  pincode?: string
  lat?: number
  lng?: number
  address?: string
}

/** Where a pincode is and which carriers deliver there. */
export interface PincodeService {
  /** Undefined for six digits that are not a pincode. Inside a transaction, `q` is that transaction. */
  serviceability(pincode: string, q?: Queryable): Promise<Serviceability | undefined>
  /** The city found by the first of these that yields one: pincode, coordinates, address. 'all' outside our cities. */
  locate(wanted: WhereIs): Promise<Location | undefined>
  /** The point of a pincode: undefined for six digits that are not a pincode, null where the list has no point. */
  pointOf(pincode: string): Promise<{ lat: number; lng: number } | null | undefined>
}

/** Rows are cached without a limit once read: the list changes only with a release, and it holds some 19,000. */
export function createPincodeService(db: Db): PincodeService {
  const known = new Map<string, PincodeRow>()

  async function find(pincode: string, q: Queryable = db): Promise<PincodeRow | undefined> {
    const row = known.get(pincode) ?? (await pincodeRow(q, pincode))
    if (row) known.set(pincode, row)
    return row
  }

  return {
    async serviceability(pincode, q) {
      const row = await find(pincode, q)
      return row && serviceabilityOf(row)
    },
    async pointOf(pincode) {
      const row = await find(pincode)
      return row && (row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng })
    },
    async locate({ pincode, lat, lng, address }) {
      const written = pincode ?? /\b[1-9]\d{5}\b/.exec(address ?? '')?.[0]
      const byPincode = written ? await find(written) : undefined
      if (byPincode) return locationOf(byPincode)
      const byPoint = lat !== undefined && lng !== undefined ? await nearestPincode(db, { lat, lng }) : undefined
      if (byPoint) return locationOf(byPoint)
      const named = cityInAddress(address ?? '')
      return named && { city: named.slug, pincode: null, subCity: named.part, district: null }
    },
  }
}

function serviceabilityOf(row: PincodeRow): Serviceability {
  const { pincode, district, state, city, zone, is_same_day } = row
  return { pincode, district, postalCity: postalCity(row), state, city, ...deliveryIn(zone, city, is_same_day) }
}

function locationOf(row: PincodeRow): Location {
  const { pincode, district, city, state } = row
  const isPartOfCity = city === 'delhi' && state !== 'Delhi'
  return {
    city: city ?? 'all',
    pincode,
    district,
    subCity: isPartOfCity ? postalCity(row) : null,
  }
}

import type { Queryable } from '../../db.ts'
import type { PincodeRow } from './pincode-list.ts'
import type { Point } from './pincode-places.ts'

export async function pincodeRow(q: Queryable, pincode: string): Promise<PincodeRow | undefined> {
  const [row] = await q<PincodeRow[]>`
    select pincode, district, state, lat, lng, city, is_same_day, zone from pincode where pincode = ${pincode}`
  return row
}

/** The pincode whose point lies closest, looked for within about 60 km. */
export async function nearestPincode(q: Queryable, { lat, lng }: Point): Promise<PincodeRow | undefined> {
  const [row] = await q<PincodeRow[]>`
    select pincode, district, state, lat, lng, city, is_same_day, zone
    from pincode
    where lat between ${lat - 0.55} and ${lat + 0.55} and lng between ${lng - 0.6} and ${lng + 0.6}
    order by (lat - ${lat}) ^ 2 + ((lng - ${lng}) * cos(radians(${lat}))) ^ 2, pincode
    limit 1`
  return row
}

import type { Db, Queryable, Tx } from '../../db.ts'
import type { PincodeRow } from './pincode-list.ts'
import type { Point } from './pincode-places.ts'

export async function pincodeRow(q: Queryable, pincode: string): Promise<PincodeRow | undefined> {
  const [row] = await q<PincodeRow[]>`
    select pincode, district, state, lat, lng, city, is_same_day, zone from pincode where pincode = ${pincode}`
  return row
}

/** The pincode whose point is closest, within about 60 km. */
export async function nearestPincode(q: Queryable, { lat, lng }: Point): Promise<PincodeRow | undefined> {
  const [row] = await q<PincodeRow[]>`
    select pincode, district, state, lat, lng, city, is_same_day, zone
    from pincode
    where lat between ${lat - 0.55} and ${lat + 0.55} and lng between ${lng - 0.6} and ${lng + 0.6}
    order by (lat - ${lat}) ^ 2 + ((lng - ${lng}) * cos(radians(${lat}))) ^ 2, pincode
    limit 1`
  return row
}

/** Whether this version of the list is loaded. */
export async function isLoaded(q: Queryable, version: string): Promise<boolean> {
  const [row] = await q`select 1 from reference_data where name = 'pincode' and version = ${version}`
  return row !== undefined
}

/** Replaces the list; a concurrent replacement waits. */
export async function replaceAll(tx: Tx, rows: readonly PincodeRow[], version: string): Promise<void> {
  await tx`lock table pincode in share row exclusive mode`
  await tx`delete from pincode`
  await tx`
    insert into pincode (pincode, district, state, lat, lng, city, is_same_day, zone)
    select * from unnest(
      ${column(rows, 'pincode')}::text[], ${column(rows, 'district')}::text[], ${column(rows, 'state')}::text[],
      ${column(rows, 'lat')}::float8[], ${column(rows, 'lng')}::float8[], ${column(rows, 'city')}::text[],
      ${column(rows, 'is_same_day').map(String)}::text[]::boolean[], ${column(rows, 'zone')}::text[]
    )`
  await tx`
    insert into reference_data (name, version) values ('pincode', ${version})
    on conflict (name) do update set version = excluded.version, loaded_at = clock_timestamp()`
}

export const analyze = (db: Db) => db`analyze pincode`

const column = <K extends keyof PincodeRow>(rows: readonly PincodeRow[], name: K) => rows.map((row) => row[name])

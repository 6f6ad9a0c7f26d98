import type { TransitMode } from '@nukkad/contracts/endpoints/city/walk'
import type { Queryable } from '../../db.ts'

/** The current version of a city's map. */
export async function cityMapVersion(q: Queryable, city: string): Promise<string | undefined> {
  const [row] = await q<{ version: string }[]>`select version from city_map where city = ${city}`
  return row?.version
}

/** A city's map as JSON text, if this is its current version. */
export async function cityMapDocument(q: Queryable, city: string, version: string): Promise<string | undefined> {
  const [row] = await q<{ document: string }[]>`
    select document from city_map where city = ${city} and version = ${version}`
  return row?.document
}

export interface NearStation {
  readonly nth: number
  readonly name: string
  readonly mode: TransitMode
  readonly lat: number
  readonly lng: number
}

/** The stop nearest to each of some points, by the index of the point. */
export const nearestStations = (q: Queryable, points: readonly { readonly lat: number; readonly lng: number }[]) =>
  q<NearStation[]>`
    select wanted.nth::integer as nth, s.name, s.mode, s.lat, s.lng
    from unnest(${points.map(({ lat }) => lat)}::float8[], ${points.map(({ lng }) => lng)}::float8[])
      with ordinality as wanted (lat, lng, nth)
    cross join lateral (
      select name, mode, lat, lng from transit_station
      order by spot <-> map_point(wanted.lat, wanted.lng), id limit 1
    ) s`

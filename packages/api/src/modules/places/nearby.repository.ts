import { boundsOf } from '../../database/page-bounds.ts'
import type { Queryable } from '../../db.ts'

export interface NearbyAsk {
  readonly lat: number
  readonly lng: number
  /** in metres */
  readonly radius: number
  readonly type: string | undefined
  /** minute of the week at which the place must be open */
  readonly openAt: number | undefined
  readonly not: string | undefined
  readonly pagesize: number
  readonly offset: number
  readonly now: Date
}
export interface NearbyRow {
  readonly card: string
  readonly lat: number
  readonly lng: number
  readonly hours: string | null
  readonly hours_text: string | null
}

/** The nearest places and one more, in index order of distance; a metre in the projection grows with the latitude. */
export async function nearestPlaces(q: Queryable, ask: NearbyAsk): Promise<NearbyRow[]> {
  const here = q`map_point(${ask.lat}, ${ask.lng})`
  const bound = boundsOf(q, ask.pagesize, ask.offset)
  const stretched = ask.radius / Math.cos((ask.lat * Math.PI) / 180)
  return q<NearbyRow[]>`
    select p.card, p.lat, p.lng, p.hours::text as hours, p.hours_text
    from place p
    where p.status <> 'draft' and p.published_at <= ${ask.now}
      and p.spot <@ circle(${here}, ${stretched})
      ${ask.type === undefined ? q`` : q`and p.type = ${ask.type}`}
      ${ask.openAt === undefined ? q`` : q`and p.hours @> ${ask.openAt}::integer`}
      ${ask.not === undefined ? q`` : q`and p.slug <> ${ask.not}`}
    order by p.spot <-> ${here}, p.id
    limit ${bound(ask.pagesize + 1)} offset ${bound(ask.offset)}`
}

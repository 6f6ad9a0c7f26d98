import type { MapCard } from '@nukkad/contracts/endpoints/city/places'
import type { Queryable } from '../../db.ts'
import { textsForOnePlan } from '../../sql-fragment.ts'

export interface MapRow {
  readonly slug: string
  readonly city: string
  readonly title: string
  readonly line: string
  readonly story: string
  /** Existing places, in the order of the route. */
  readonly places: readonly {
    readonly card: string
    readonly lat: number
    readonly lng: number
    readonly hours: string | null
    readonly hoursText: string | null
  }[]
}

/** Maps by slug, in the requested order; limited to one city if given. */
export async function mapsBySlug(
  q: Queryable,
  slugs: readonly string[],
  city: string | undefined,
  now: Date,
): Promise<MapRow[]> {
  return q<MapRow[]>`
    select m.slug, m.city, m.title, m.line, m.story, (
      select coalesce(json_agg(json_build_object('card', completed_card(p.card, ''), 'lat', p.lat, 'lng', p.lng,
        'hours', p.hours::text, 'hoursText', p.hours_text) order by stop.nth), '[]')
      from unnest(m.places) with ordinality as stop (slug, nth)
      join place p on p.slug = stop.slug
      where p.status <> 'draft' and p.published_at <= ${now}
    ) as places
    from unnest(${textsForOnePlan(q, slugs)}) with ordinality as wanted (slug, nth)
    join place_map m on m.slug = wanted.slug
    where ${city === undefined ? q`true` : q`m.city = ${city}`} order by wanted.nth`
}

const mapCard = (q: Queryable) => q`
  json_build_object('slug', m.slug, 'href', '/' || m.city || '/map/' || m.slug, 'title', m.title, 'line', m.line,
    'count', cardinality(m.places), 'image', (
      select content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground)
      from unnest(m.places) with ordinality as stop (slug, nth)
      join place p on p.slug = stop.slug and p.status <> 'draft'
      order by stop.nth limit 1
    ))`

/** Maps of one city, or of all, as JSON text, each with the picture of its first existing place. */
export async function mapsOfCity(q: Queryable, city: string | undefined): Promise<string> {
  const [row] = await q<[{ maps: string }]>`
    select coalesce(json_agg(${mapCard(q)} order by m.city, m.position, m.id), '[]')::text as maps
    from place_map m where ${city === undefined ? q`true` : q`m.city = ${city}`}`
  return row.maps
}

/** Maps by slug, as listed. */
export async function mapCards(q: Queryable, slugs: readonly string[]): Promise<MapCard[]> {
  const rows = await q<{ map: MapCard }[]>`
    select ${mapCard(q)} as map from place_map m where m.slug = any(${[...slugs]}::text[])`
  return rows.map(({ map }) => map)
}

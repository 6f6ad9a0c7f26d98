import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import type { PendingQuery, Row } from 'postgres'
import type { Queryable } from '../../db.ts'
import { withDraft } from '../editing/with-draft.ts'
import { feedCounts } from '../feeds/feed-counts.ts'
import { placesBeside } from './places-beside.ts'

/** Cards of these places, in this order; what is gone or not yet published is left out. */
export async function cardsOf(q: Queryable, slugs: readonly string[], now: Date): Promise<PlaceCard[]> {
  const [row] = await q<[{ cards: string }]>`
    select coalesce(string_agg(p.card || '}', ',' order by wanted.place), '') as cards
    from unnest(${[...slugs]}::text[]) with ordinality as wanted (slug, place)
    join place p on p.slug = wanted.slug
    where p.status <> 'draft' and p.published_at <= ${now}`
  return JSON.parse(`[${row.cards}]`) as PlaceCard[]
}

type Fragment = PendingQuery<Row[]>

export interface PlaceRow {
  readonly card: string
  readonly city: string
  readonly title: string
  readonly story: readonly string[]
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly phone: string | null
  readonly how_to: string
  readonly hours_text: string | null
  readonly hours: string | null
  readonly rating: number | null
  readonly review_count: number
  readonly area: { readonly slug: string; readonly name: string; readonly href: string } | null
  readonly tags: readonly { readonly slug: string; readonly name: string; readonly href: string }[]
  readonly pictures: readonly unknown[]
  readonly similar: string
  readonly others: string
}

const inList = (q: Queryable, key: ReturnType<Queryable>, now: Date, limit: number) => q`
  coalesce((
    select string_agg(o.card || '}', ',' order by near.popularity desc, near.place_id desc)
    from (
      select i.place_id, i.popularity from place_in_feed i
      where i.feed_id = (select f.id from place_feed f where f.key = ${key}) and i.place_id <> p.id
        and i.published_at <= ${now}
      order by i.popularity desc, i.place_id desc limit ${limit}
    ) near
    join place o on o.id = near.place_id
  ), '')`

/** A place with all its page shows, by its slug or its number. */
export function placePage(
  q: Queryable,
  wanted: { slug: string } | { id: number },
  now: Date,
): Promise<PlaceRow | undefined> {
  const isIt = 'id' in wanted ? q`p.id = ${wanted.id}` : q`p.slug = ${wanted.slug}`
  return pageIn(q, q`place p where ${isIt} and p.status <> 'draft' and p.published_at <= ${now}`, q`p.card`, now)
}

/** A place as its page will be, whoever sees it yet. */
export const draftPage = (q: Queryable, slug: string, now: Date): Promise<PlaceRow | undefined> =>
  pageIn(
    q,
    q`(select d.*, place_card(d) as card_to_be from ${withDraft(q, 'place')} where p.slug = ${slug}) p`,
    q`p.card_to_be`,
    now,
  )

async function pageIn(q: Queryable, source: Fragment, card: Fragment, now: Date): Promise<PlaceRow | undefined> {
  const [row] = await q<PlaceRow[]>`
    select ${card} || '}' as card, p.city, p.title, p.story, p.address, p.lat, p.lng, p.phone, p.how_to, p.hours_text,
      p.hours::text as hours, p.rating::float8 as rating, p.review_count,
      (
        select json_build_object('slug', l.slug, 'name', l.name, 'href', '/' || l.city || '/locality/' || l.slug)
        from locality l where l.city = p.city and l.slug = p.locality_slug
      ) as area,
      (
        select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name,
          'href', '/' || p.city || '/tag/' || t.slug) order by t.position), '[]')
        from tag t where t.slug = any(p.tags)
      ) as tags,
      (
        select json_agg(shown.picture order by shown.place) from (
          select content_picture(p.city, p.scene, p.picture_url, p.alt, p.ground) as picture, 0 as place
          union all
          select content_picture(p.city, one ->> 'scene', one ->> 'url', coalesce(one ->> 'alt', p.alt), p.ground), nth
          from jsonb_array_elements(p.more_pictures) with ordinality as more (one, nth)
        ) shown
      ) as pictures,
      ${inList(q, q`p.city || coalesce('/tag/' || p.tags[1], '/type/' || p.type)`, now, placesBeside)} as similar,
      ${inList(q, q`p.city || '/locality/' || p.locality_slug`, now, 2 * placesBeside)} as others
    from ${source}`
  return row
}

/** Where a place went that once had this slug. */
export async function movedPlace(q: Queryable, old: string): Promise<string | undefined> {
  const [row] = await q<{ slug: string }[]>`
    select p.slug from moved_slug m join place p on p.slug = m.new
    where m.kind = 'place' and m.old = ${old} order by m.moved_at desc limit 1`
  return row?.slug
}

/** Where a place stands, for an event that happens there. */
export async function placeSpots(q: Queryable, slugs: readonly string[]) {
  return q<{ slug: string; address: string; lat: number; lng: number }[]>`
    select slug, address, lat, lng from place where slug = any(${[...slugs]}::text[]) and status <> 'draft'`
}

export const counts = (q: Queryable, city: string) => feedCounts(q, 'place', city)

/** Holds a place until the transaction ends, before what belongs to it is counted. */
export const lockPlace = (q: Queryable, id: number) => q`select from place where id = ${id} for no key update`

/** What people say about a place, counted by whoever keeps the reviews. */
export const putRating = (q: Queryable, id: number, rating: number | null, count: number) => q`
  update place set rating = ${rating}, review_count = ${count} where id = ${id}`

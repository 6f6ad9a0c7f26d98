import type { PlaceCard } from '@nukkad/contracts/endpoints/content/cards'
import type { Queryable, Tx } from '../../db.ts'
import { textsForOnePlan } from '../../sql-fragment.ts'
import { feedCounts } from '../feeds/feed-counts.ts'

/** Cards of these places, in this order; places that are gone or not yet published are left out. */
export async function cardsOf(q: Queryable, slugs: readonly string[], now: Date): Promise<PlaceCard[]> {
  const [row] = await q<[{ cards: string }]>`
    select coalesce(string_agg(completed_card(p.card, ''), ',' order by wanted.place), '') as cards
    from unnest(${textsForOnePlan(q, slugs)}) with ordinality as wanted (slug, place)
    join place p on p.slug = wanted.slug
    where p.status <> 'draft' and p.published_at <= ${now}`
  return JSON.parse(`[${row.cards}]`) as PlaceCard[]
}

/** The current slug of a place that once had this one. */
export async function movedPlace(q: Queryable, old: string): Promise<string | undefined> {
  const [row] = await q<{ slug: string }[]>`
    select p.slug from moved_slug m join place p on p.slug = m.new
    where m.kind = 'place' and m.old = ${old} order by m.moved_at desc limit 1`
  return row?.slug
}

/** The location of places, for events that take place there. */
export async function placeSpots(q: Queryable, slugs: readonly string[]) {
  return q<{ slug: string; address: string; lat: number; lng: number }[]>`
    select slug, address, lat, lng from place where slug = any(${[...slugs]}::text[]) and status <> 'draft'`
}

export const counts = (q: Queryable, city: string) => feedCounts(q, 'place', city)

/** Locks a place until the transaction ends, before counting what belongs to it. */
export const lockPlace = (q: Queryable, id: number) => q`select from place where id = ${id} for no key update`

/** Stores a place's rating, computed by the module that owns the reviews. */
export const putRating = (q: Queryable, id: number, rating: number | null, count: number) => q`
  update place set rating = ${rating}, review_count = ${count} where id = ${id}`

/** Recounts the `hearts` of all places; returns how many counts were wrong. */
export async function recountHearts(tx: Tx): Promise<number> {
  const [row] = await tx<[{ count: number }]>`
    select recount_place_hearts(array(
      select ref from saved_item where kind = 'place' union select slug from place where hearts > 0
    )) as count`
  return row.count
}

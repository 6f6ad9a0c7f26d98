import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** An event as lists and pages show it. */
export interface EventRow {
  readonly id: number
  readonly slug: string
  readonly city: string
  readonly kind: EventKind
  readonly status: 'scheduled' | 'cancelled'
  readonly title: string
  readonly venue: string
  readonly line: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly priceFrom: Paise
  readonly priceTo: Paise
  readonly localitySlug: string | null
  readonly locality: string | null
  readonly placeSlug: string | null
  readonly scene: string
  readonly alt: string
  readonly ground: string
  readonly pictureUrl: string | null
  readonly seatsLeft: number
}

/** The columns of `EventRow`, of an event `e` joined with `place`; held seats do not count as left. */
export const listed = (q: Queryable, now: Date) => q`
  e.id, e.slug, e.city, e.kind, e.status, e.title, e.venue, e.line, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.price_from_paise as "priceFrom", e.price_to_paise as "priceTo", e.locality_slug as "localitySlug",
  l.name as locality, e.place_slug as "placeSlug", e.scene, e.alt, e.ground, e.picture_url as "pictureUrl",
  greatest(0, coalesce((select sum(t.seats - t.sold) from ticket_type t where t.event_id = e.id), 0) - coalesce((
    select sum(x.qty) from ticket_hold h join ticket_hold_line x using (hold_id)
    where h.event_id = e.id and h.state = 'held' and h.expires_at > ${now}
  ), 0))::integer as "seatsLeft"`
/** An event `e`, or another date `o` of its series. */
export const aliasOf = (q: Queryable, alias: 'e' | 'o') => (alias === 'e' ? q`e` : q`o`)
/** Whether readers see it; an event without a publishing time has always been visible. */
export const isShown = (q: Queryable, now: Date, alias: 'e' | 'o' = 'e') => {
  const e = aliasOf(q, alias)
  return q`${e}.is_published and (${e}.published_at is null or ${e}.published_at <= ${now})`
}
/** Joins the locality of an event `e`. */
export const place = (q: Queryable) => q`left join locality l on l.city = e.city and l.slug = e.locality_slug`

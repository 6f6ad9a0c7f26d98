import type { Block } from '@nukkad/contracts/block'
import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'
import type { Paise } from '../pricing/money.ts'
import type { Span } from './series/kolkata-days.ts'

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

export interface ListedRow extends EventRow {
  readonly moreDates: number
}

export interface EventPageRow extends EventRow {
  readonly seriesId: number | null
  readonly host: string
  readonly hostLine: string
  readonly tags: readonly string[]
  readonly blocks: readonly Block[]
}

const listed = (q: Queryable, now: Date) => q`
  e.id, e.slug, e.city, e.kind, e.status, e.title, e.venue, e.line, e.starts_at as "startsAt", e.ends_at as "endsAt",
  e.price_from_paise as "priceFrom", e.price_to_paise as "priceTo", e.locality_slug as "localitySlug",
  l.name as locality, e.place_slug as "placeSlug", e.scene, e.alt, e.ground, e.picture_url as "pictureUrl",
  greatest(0, coalesce((select sum(t.seats - t.sold) from ticket_type t where t.event_id = e.id), 0) - coalesce((
    select sum(x.qty) from ticket_hold h join ticket_hold_line x using (hold_id)
    where h.event_id = e.id and h.state = 'held' and h.expires_at > ${now}
  ), 0))::integer as "seatsLeft"`
/** An event `e`, or another date `o` of its series. */
const aliasOf = (q: Queryable, alias: 'e' | 'o') => (alias === 'e' ? q`e` : q`o`)
/** Whether readers see it; an event without a publishing time has always been visible. */
const isShown = (q: Queryable, now: Date, alias: 'e' | 'o' = 'e') => {
  const e = aliasOf(q, alias)
  return q`${e}.is_published and (${e}.published_at is null or ${e}.published_at <= ${now})`
}
const place = (q: Queryable) => q`left join locality l on l.city = e.city and l.slug = e.locality_slug`

export interface EventFilter {
  readonly city?: string | undefined
  readonly span: Span
  readonly locality?: string | undefined
  readonly kind?: EventKind | undefined
  readonly price?: 'free' | 'paid' | undefined
  /** an event that is left out, with all dates of its series */
  readonly besides?: Pick<EventPageRow, 'id' | 'seriesId'> | undefined
  /** whether a weekly event is listed once, with its first matching date */
  readonly isOncePerSeries?: boolean
}

/** No event lasts longer than a month, so one that began before that is over. */
const monthBefore = (at: Date) => new Date(at.getTime() - 31 * 86_400_000)

function matching(q: Queryable, filter: EventFilter, now: Date, alias: 'e' | 'o' = 'e') {
  const { city, span, locality, kind, price, besides } = filter
  const from = span.from && span.from > now ? span.from : now
  const e = aliasOf(q, alias)
  return q`
    ${isShown(q, now, alias)} and ${e}.status = 'scheduled' and ${e}.ends_at > ${from}
    and ${e}.starts_at > ${monthBefore(from)}
    ${span.to ? q`and ${e}.starts_at < ${span.to}` : q``}
    ${city ? q`and ${e}.city = ${city}` : q``}
    ${locality ? q`and ${e}.locality_slug = ${locality}` : q``}
    ${kind ? q`and ${e}.kind = ${kind}` : q``}
    ${price === 'free' ? q`and ${e}.price_to_paise = 0` : q``}
    ${price === 'paid' ? q`and ${e}.price_to_paise > 0` : q``}
    ${besides ? q`and ${e}.id <> ${besides.id}` : q``}
    ${besides?.seriesId ? q`and ${e}.series_id is distinct from ${besides.seriesId}` : q``}`
}

/** The matching events; of a series only its first matching date, where it is listed once. */
const chosen = (q: Queryable, filter: EventFilter, now: Date) => q`
  ${matching(q, filter, now)}
  ${
    filter.isOncePerSeries
      ? q`and (e.series_id is null or not exists (
          select from event o where o.series_id = e.series_id and (o.starts_at, o.id) < (e.starts_at, e.id)
            and ${matching(q, filter, now, 'o')}))`
      : q``
  }`

/** How many later dates of its series match too; counted where a series is listed once. */
const laterDates = (q: Queryable, filter: EventFilter, now: Date) =>
  filter.isOncePerSeries
    ? q`(
        select count(*) from event o where o.series_id = e.series_id and (o.starts_at, o.id) > (e.starts_at, e.id)
          and ${matching(q, filter, now, 'o')}
      )::integer`
    : q`0`

export async function list(
  q: Queryable,
  filter: EventFilter,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<ListedRow[]> {
  return q<ListedRow[]>`
    select ${listed(q, now)}, ${laterDates(q, filter, now)} as "moreDates"
    from (
      select * from event e where ${chosen(q, filter, now)} order by e.starts_at, e.id limit ${limit} offset ${offset}
    ) e ${place(q)}
    order by e.starts_at, e.id`
}

/** The number of matches, counted up to a thousand: no one pages further, and counting a million would take long. */
export async function count(q: Queryable, filter: EventFilter, now: Date): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from (
      select from event e where ${chosen(q, filter, now)} limit 1000
    ) found`
  return row.count
}

/** The next dates of a series on which it has not begun, besides one of them. */
export async function datesOfSeries(
  q: Queryable,
  { id, seriesId }: Pick<EventPageRow, 'id' | 'seriesId'>,
  limit: number,
  now: Date,
): Promise<EventRow[]> {
  if (seriesId === null) return []
  return q<EventRow[]>`
    select ${listed(q, now)} from event e ${place(q)}
    where e.series_id = ${seriesId} and e.id <> ${id} and e.starts_at > ${now}
      and ${isShown(q, now)} and e.status = 'scheduled'
    order by e.starts_at, e.id limit ${limit}`
}

/** By slug; events that are over or cancelled are included. */
export async function bySlugs(q: Queryable, slugs: readonly string[], now: Date): Promise<EventRow[]> {
  return q<EventRow[]>`
    select ${listed(q, now)} from event e ${place(q)}
    where e.slug = any(${[...slugs]}::text[]) and ${isShown(q, now)}`
}

export async function byIds(q: Queryable, ids: readonly number[], now: Date): Promise<EventRow[]> {
  return q<EventRow[]>`select ${listed(q, now)} from event e ${place(q)} where e.id = any(${[...ids]}::bigint[])`
}

/** By slug, or by the id on its card. */
export function find(q: Queryable, idOrSlug: string, now: Date): Promise<EventPageRow | undefined> {
  const isIt = /^[0-9]{1,18}$/.test(idOrSlug) ? q`e.id = ${idOrSlug}` : q`e.slug = ${idOrSlug}`
  return pageIn(q, q`event e`, q`${isShown(q, now)} and ${isIt}`, now)
}

/** The event with its last saved draft, published or not. */
export const findDraft = (q: Queryable, slug: string, now: Date): Promise<EventPageRow | undefined> =>
  pageIn(q, q`(select d.* from ${withDraft(q, 'event')} where p.slug = ${slug}) e`, q`true`, now)

async function pageIn(q: Queryable, source: Fragment, which: Fragment, now: Date): Promise<EventPageRow | undefined> {
  const [row] = await q<EventPageRow[]>`
    select ${listed(q, now)}, e.series_id as "seriesId", e.host, e.host_line as "hostLine", e.tags, e.blocks
    from ${source} ${place(q)} where ${which}`
  return row
}

/** The current path of an event that once had this slug. */
export async function movedTo(q: Queryable, old: string, now: Date): Promise<string | undefined> {
  const [row] = await q<{ href: string }[]>`
    select '/' || e.city || '/' || e.slug as href from moved_slug m join event e on e.slug = m.new
    where m.kind = 'event' and m.old = ${old} and ${isShown(q, now)} order by m.moved_at desc limit 1`
  return row?.href
}

export interface TicketTypeRow {
  readonly id: number
  readonly name: string
  readonly line: string
  readonly price: Paise
  readonly seats: number
  readonly sold: number
  readonly left: number
}

/** Ticket types with what is left at this moment; seats held by the hold in `besides` count as left. */
export async function ticketTypes(
  q: Queryable,
  eventId: number,
  now: Date,
  besides: { holdId?: string | undefined } = {},
): Promise<TicketTypeRow[]> {
  return q<TicketTypeRow[]>`
    select t.id, t.name, t.line, t.price_paise as price, t.seats, t.sold, greatest(0, t.seats - t.sold - coalesce((
      select sum(x.qty) from ticket_hold_line x join ticket_hold h using (hold_id)
      where x.ticket_type_id = t.id and h.state = 'held' and h.expires_at > ${now}
        and h.hold_id is distinct from ${besides.holdId ?? null}
    ), 0))::integer as left
    from ticket_type t where t.event_id = ${eventId} order by t.position, t.id`
}

export interface IndexedEvent {
  readonly id: number
  readonly slug: string
  readonly city: string
  readonly title: string
  readonly words: string
  readonly popularity: number
  readonly href: string
  readonly image: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What the search index stores of events that are not over, ordered by id. */
export async function forIndex(q: Queryable, after: number, limit: number, now: Date): Promise<IndexedEvent[]> {
  return q<IndexedEvent[]>`
    select e.id, e.slug, e.city, e.title,
      concat_ws(' ', e.kind, e.venue, l.name, e.line, e.host, array_to_string(e.tags, ' ')) as words,
      coalesce((select sum(t.sold) from ticket_type t where t.event_id = e.id), 0)::integer as popularity,
      '/' || e.city || '/' || e.slug as href,
      coalesce(e.picture_url, '/images/scene/' || e.city || '/' || e.scene) as image,
      e.starts_at as "startsAt", e.ends_at as "endsAt"
    from event e ${place(q)}
    where e.id > ${after} and ${isShown(q, now)} and e.status = 'scheduled' and e.ends_at > ${now}
    order by e.id limit ${limit}`
}

/** Creates the missing dates of weekly events, under a database lock; returns how many. */
export async function makeDatesOfSeries(q: Queryable, now: Date, daysAhead: number): Promise<number> {
  const [row] = await q<[{ made: number }]>`select make_dates_of_series(${now}, ${daysAhead}) as made`
  return row.made
}

export async function callOff(q: Queryable, eventId: number): Promise<void> {
  await q`update event set status = 'cancelled' where id = ${eventId}`
}

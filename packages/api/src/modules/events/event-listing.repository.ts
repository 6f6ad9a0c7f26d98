import type { EventKind } from '@nukkad/contracts/endpoints/events/event-kinds'
import type { Queryable } from '../../db.ts'
import type { EventPageRow } from './event.repository.ts'
import { aliasOf, type EventRow, isShown, listed, place } from './event-columns.repository.ts'
import type { Span } from './series/kolkata-days.ts'

/** An event in a list, with the number of later dates of its series that match too. */
export interface ListedRow extends EventRow {
  readonly moreDates: number
}

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

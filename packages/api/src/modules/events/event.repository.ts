import type { Block } from '@nukkad/contracts/block'
import { withDraft } from '../../database/with-draft.ts'
import type { Queryable } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'
import { type EventRow, isShown, listed, place } from './event-columns.repository.ts'

export interface EventPageRow extends EventRow {
  readonly seriesId: number | null
  readonly host: string
  readonly hostLine: string
  readonly tags: readonly string[]
  readonly blocks: readonly Block[]
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

/** Creates the missing dates of weekly events, under a database lock; returns how many. */
export async function makeDatesOfSeries(q: Queryable, now: Date, daysAhead: number): Promise<number> {
  const [row] = await q<[{ made: number }]>`select make_dates_of_series(${now}, ${daysAhead}) as made`
  return row.made
}

export async function callOff(q: Queryable, eventId: number): Promise<void> {
  await q`update event set status = 'cancelled' where id = ${eventId}`
}

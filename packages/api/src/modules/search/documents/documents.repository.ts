import type { SearchHit } from '@nukkad/contracts/endpoints/site/search'
import type { Changes } from '@nukkad/finder'
import { committedSince, isOfAnotherCluster } from '../../../database/committed-since.ts'
import type { Queryable } from '../../../db.ts'
import { type Fragment, idsForOnePlan } from '../../../sql-fragment.ts'

/** A document as one text, fields separated by U+001F; `readDocument` parses it. */
const documentText = (q: Queryable): Fragment => q`
  concat_ws(e'\\x1f', s.id, s.kind, coalesce(s.city, ''), s.popularity,
    greatest(0, floor(extract(epoch from s.made_at))), coalesce(floor(extract(epoch from s.ends_at)), 0), s.title,
    s.words)`

/**
 * The snapshot at which reading begins: everything committed by then is in the pages read later, anything else is a
 * change to catch up on.
 */
export async function beginReading(q: Queryable): Promise<{ snapshot: string; count: number }> {
  const [row] = await q<[{ snapshot: string; count: number }]>`
    select pg_current_snapshot()::text as snapshot, (select count(*)::integer from searchable) as count`
  return row
}

/**
 * Waits, two seconds at most, until no other process writes to the shared index. The lock lasts until the transaction
 * ends.
 */
export async function takeTurn(q: Queryable): Promise<void> {
  await q`select set_config('lock_timeout', '2s', true)`
  await q`select pg_advisory_xact_lock(hashtextextended('documents of the search engine', 0))`
}

/** The next documents by id, as texts. */
export async function documentsAfter(q: Queryable, id: number, most: number): Promise<string[]> {
  const rows = await q<{ text: string }[]>`
    select ${documentText(q)} as text from searchable s where s.id > ${id} order by s.id limit ${most}`
  return rows.map(({ text }) => text)
}

/** The changes committed since a snapshot, and the new snapshot. */
export async function changesSince(q: Queryable, snapshot: string): Promise<Changes> {
  const [row] = await q<[Changes]>`
    with change as materialized (select distinct c.thing_id from search_change c where ${committedSince(q, snapshot)})
    select pg_current_snapshot()::text as snapshot,
      ${isOfAnotherCluster(q, snapshot)} or exists (select from change where thing_id is null) as everything,
      array(select thing_id::float8 from change where thing_id is not null order by thing_id) as ids,
      array(select ${documentText(q)} from change join searchable s on s.id = change.thing_id order by s.id) as texts`
  return row
}

/** A document as it is shown. */
export interface ShownDocument extends Omit<SearchHit, 'product'> {
  readonly city: string | null
}

export const shown = (q: Queryable): Fragment => q`
  json_build_object('kind', s.kind, 'id', s.id::text, 'city', s.city, 'title', s.title, 'line', nullif(s.line, ''),
    'href', s.href, 'image', s.image)`

/**
 * The current documents in this order, without those that have ended or gone; and whether anything was committed after
 * `snapshot`, so that they may have to be picked again. One statement, by primary key.
 */
export async function shownDocuments(
  q: Queryable,
  { ids, snapshot, now }: { ids: readonly number[]; snapshot: string; now: Date },
): Promise<{ documents: ShownDocument[]; isBehind: boolean }> {
  const [row] = await q<[{ documents: ShownDocument[]; isBehind: boolean }]>`
    select
      (
        select coalesce(json_agg(${shown(q)} order by wanted.place), '[]')
        from unnest(${idsForOnePlan(q, ids)}) with ordinality as wanted (id, place)
        join searchable s on s.id = wanted.id
        where s.made_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})
      ) as documents,
      ${isOfAnotherCluster(q, snapshot)} or exists (select from search_change c where ${committedSince(q, snapshot)})
        as "isBehind"`
  return row
}

/** Deletes changes that every process has read long ago. */
export const removeOldChanges = (q: Queryable, before: Date, limit: number) => q`
  delete from search_change where ctid = any(array(
    select ctid from search_change where made_at < ${before} limit ${limit} for update skip locked
  ))`

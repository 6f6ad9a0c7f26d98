import type { Db, Queryable } from '../../db.ts'
import type { StreamRow } from './stream-row.ts'

/**
 * Stores events in the given order; existing ones are left unchanged. `isFlushed` waits until they are written to disk;
 * without it they survive a crash of our processes, and PostgreSQL writes them to disk within half a second.
 */
export async function insertEvents(
  q: Queryable,
  rows: readonly StreamRow[],
  { isFlushed }: { isFlushed: boolean },
): Promise<void> {
  // Events in the stream may come from a process that does not know all columns yet.
  const column = <K extends keyof StreamRow>(name: K) => rows.map((row) => row[name] ?? null) as string[]
  await q`
    insert into stream_event (
      day, event_id, partition_key, name, happened_at, page, city, device, source, affiliation, origin, user_id,
      object_id, mail_hash, profile, props
    )
    select day, event_id, partition_key, name, happened_at, page, city, device, source, affiliation, origin::jsonb,
      user_id, object_id, mail_hash, profile::jsonb,
      props::jsonb
    from unnest(
      ${column('day')}::date[], ${column('eventId')}::text[], ${column('partitionKey')}::text[],
      ${column('name')}::text[], ${column('happenedAt')}::timestamptz[], ${column('page')}::text[],
      ${column('city')}::text[], ${column('device')}::text[], ${column('source')}::text[],
      ${column('affiliation')}::text[], ${rows.map(({ origin }) => JSON.stringify(origin ?? {}))}::text[],
      ${column('userId')}::text[], ${column('objectId')}::text[], ${column('mailHash')}::text[],
      ${rows.map(({ profile }) => (profile ? JSON.stringify(profile) : null))}::text[],
      ${rows.map(({ props }) => JSON.stringify(props))}::text[]
    ) with ordinality as event (
      day, event_id, partition_key, name, happened_at, page, city, device, source, affiliation, origin, user_id,
      object_id, mail_hash, profile, props, at
    )
    cross join (select set_config('synchronous_commit', ${isFlushed ? 'on' : 'off'}, true)) as of_this_commit
    order by at
    on conflict (day, event_id) do nothing`
}

const partitionOf = (day: string) => `stream_event_${day.replaceAll('-', '')}`

/** Creates the partition of a day; concurrent calls run one after the other. */
export async function openDay(db: Db, day: string): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`'${day}' is no day`)
  await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('stream-days', 0))`
    const [{ next }] = await tx<[{ next: string }]>`select (${day}::date + 1)::text as next`
    await tx.unsafe(
      `create table if not exists ${partitionOf(day)} partition of stream_event for values from ('${day}') to ('${next}')`,
    )
  })
}

/** Partitions of days before `day`, oldest first. */
export async function oldDays(q: Queryable, day: string): Promise<string[]> {
  const rows = await q<{ name: string }[]>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'stream_event'::regclass and c.relname < ${partitionOf(day)} order by 1`
  return rows.map(({ name }) => name)
}

export async function dropDay(q: Queryable, partition: string): Promise<void> {
  if (!/^stream_event_\d{8}$/.test(partition)) throw new Error(`'${partition}' is no partition`)
  await q.unsafe(`drop table if exists ${partition}`)
}

/** Recounts the page views of a day. */
export async function countDay(q: Queryable, day: string): Promise<void> {
  await q`delete from stream_day where day = ${day}`
  await q`
    insert into stream_day (day, page, city, device, views)
    select day, page, city, device, count(*)::integer from stream_event
    where day = ${day} and name = 'PAGE_VIEWED' group by day, page, city, device`
}

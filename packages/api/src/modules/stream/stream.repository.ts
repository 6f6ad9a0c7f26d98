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

/** The table that holds the events of a day. */
export function partitionOf(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`'${day}' is no day`)
  return `stream_event_${day.replaceAll('-', '')}`
}

/** Creates the partition of a day; concurrent calls run one after the other. */
export async function openDay(db: Db, day: string): Promise<void> {
  const partition = partitionOf(day)
  await db.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('stream-days', 0))`
    const [{ next }] = await tx<[{ next: string }]>`select (${day}::date + 1)::text as next`
    await tx.unsafe(
      `create table if not exists ${partition} partition of stream_event for values from ('${day}') to ('${next}')`,
    )
  })
}

import type { Queryable, Tx } from '../../db.ts'
import { partitionOf } from './stream.repository.ts'

/** The days of which events are kept, and when each was counted. */
const keptDays = (q: Queryable) => q`
  select p.day, (p.day + 1)::timestamp at time zone 'Asia/Kolkata' as ended_at, c.tried_at, c.counted_at
  from (
    select to_date(right(c.relname, 8), 'YYYYMMDD') as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'stream_event'::regclass
  ) p
  left join stream_day_count c using (day)`

/**
 * A past day that is due to be counted: one that never was comes first. Its events may come late, so it is counted
 * again, every hour at first and every day at last, until a count `finalAfter` days after its end.
 */
export async function nextToCount(q: Queryable, now: Date, finalAfter: number): Promise<string | undefined> {
  const [row] = await q<{ day: string }[]>`
    select day::text from (${keptDays(q)}) kept
    where ended_at <= ${now} and (counted_at is null or counted_at < ended_at + make_interval(days => ${finalAfter}))
      and (tried_at is null or tried_at <= ${now}::timestamptz - least(
        greatest((${now}::timestamptz - ended_at) / 4, interval '1 hour'), interval '1 day'
      ))
    order by tried_at nulls first, day limit 1`
  return row?.day
}

/** Recounts the page views of a day, which may take longer than a statement of a request. */
export async function count(tx: Tx, day: string, now: Date): Promise<void> {
  await tx`set local statement_timeout = '10min'`
  await tx`delete from stream_day where day = ${day}`
  await tx`
    insert into stream_day (day, page, city, device, views)
    select day, page, city, device, count(*)::integer from stream_event
    where day = ${day} and name = 'PAGE_VIEWED' group by day, page, city, device`
  await tx`
    insert into stream_day_count (day, tried_at, counted_at) values (${day}, ${now}, ${now})
    on conflict (day) do update set tried_at = excluded.tried_at, counted_at = excluded.counted_at`
}

export async function noteTried(q: Queryable, day: string, now: Date): Promise<void> {
  await q`
    insert into stream_day_count (day, tried_at) values (${day}, ${now})
    on conflict (day) do update set tried_at = excluded.tried_at`
}

/** The first day before `day` of which all events are counted. */
export async function oldestCounted(q: Queryable, day: string, finalAfter: number): Promise<string | undefined> {
  const [row] = await q<{ day: string }[]>`
    select day::text from (${keptDays(q)}) kept
    where day < ${day} and counted_at >= ended_at + make_interval(days => ${finalAfter})
    order by kept.day limit 1`
  return row?.day
}

/** Drops the single events of a day. */
export async function drop(q: Queryable, day: string): Promise<void> {
  await q.unsafe(`drop table if exists ${partitionOf(day)}`)
}

import type { Queryable } from '../db.ts'
import { housekeepingJob } from '../housekeeping/housekeeping.ts'
import { daysBefore } from '../housekeeping/long-ago.ts'
import { type Fragment, json } from '../sql-fragment.ts'
import type { Lane } from './lanes.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { queueTheMissing } from './unmatched-jobs.repository.ts'

export interface OutboxRow {
  id: number
  kind: string
  key: string
  payload: unknown
  attempts: number
  createdAt: Date
  /** Its lifetime is over. */
  isExpired: boolean
  lastError: string | null
}

/**
 * Returns no row when the key existed. A trigger puts the row into the queue of its lane. It sends no notification,
 * because transactions that notify commit one at a time.
 */
export const insert = (q: Queryable, entry: OutboxEntry): Fragment => q`
  insert into outbox (kind, key, payload, lane, run_at, not_after)
  select ${entry.kind}, ${entry.key}, ${json(q, entry.payload)}, ${entry.lane ?? 'work'}, due.at,
    due.at + make_interval(secs => ${entry.lifetimeSeconds ?? null}::float8)
  from (select coalesce(${entry.notBefore ?? null}, clock_timestamp()) as at) due
  on conflict on constraint outbox__once do nothing
  returning id`

/** Counts a try; returns no row when the work is done already. */
export async function begin(q: Queryable, id: number): Promise<OutboxRow | undefined> {
  const [row] = await q<OutboxRow[]>`
    update outbox set attempts = attempts + 1
    where id = ${id} and done_at is null
    returning id, kind, key, payload, attempts, created_at as "createdAt", last_error as "lastError",
      coalesce(not_after < clock_timestamp(), false) as "isExpired"`
  return row
}

/** Deletes the payload: it may contain a one-time code, and is no longer needed. */
export async function finish(q: Queryable, id: number): Promise<void> {
  await q`
    update outbox set done_at = clock_timestamp(), payload = '{}', last_error = null
    where id = ${id}`
}

/** Closes work that cannot be done. Its payload is deleted as well: anyone can cause a code to an address that fails. */
export async function giveUp(q: Queryable, id: number, reason: string): Promise<void> {
  await q`
    update outbox set done_at = clock_timestamp(), is_given_up = true, payload = '{}',
      last_error = ${reason.slice(0, 500)}
    where id = ${id}`
}

export async function noteFailure(q: Queryable, id: number, error: string): Promise<void> {
  await q`update outbox set last_error = ${error.slice(0, 500)} where id = ${id}`
}

/** The open entries of each lane that has some: those due, those whose last try failed, and the longest wait in seconds. */
export const backlog = (q: Queryable) => q<{ lane: Lane; due: number; failed: number; oldest: number }[]>`
  select lane, count(*) filter (where run_at <= clock_timestamp())::integer as due,
    count(*) filter (where last_error is not null)::integer as failed,
    greatest(0, extract(epoch from clock_timestamp() - min(run_at)))::float8 as oldest
  from outbox where done_at is null group by lane`

/** Deletes finished entries after 30 days. Until then their key prevents the same work from being enqueued again. */
export const outboxJob = housekeepingJob(
  'finished outbox entries',
  (q, now, limit) => q`
    delete from outbox where id in (
      select id from outbox where done_at < ${daysBefore(now, 30)} limit ${limit} for update skip locked
    )`,
)

/**
 * Makes everything, or all of one kind, that waits for its next try due now, but nothing before its own time; returns
 * how many.
 */
export async function tryNow(q: Queryable, kind: string | null = null): Promise<number> {
  const due = await q`
    update pgboss.job set start_after = now(), state = case when state = 'created' then state else 'retry' end,
      completed_on = null
    from outbox
    where outbox.done_at is null and outbox.run_at <= clock_timestamp()
      and (${kind}::text is null or outbox.kind = ${kind})
      and job.name = outbox.lane and job.id = outbox_job_id(outbox.id)
      and (job.state = 'failed' or (job.state in ('created', 'retry') and job.start_after > now()))`
  return due.count + (await queueTheMissing(q, kind))
}

/** Deletes unsent messages to a person whose data is being erased. */
export async function forgetWaiting(q: Queryable, recipients: readonly string[]): Promise<void> {
  await q`
    delete from outbox where done_at is null
      and array[payload ->> 'to', payload ->> 'phone', payload ->> 'email'] && ${recipients as string[]}::text[]`
}

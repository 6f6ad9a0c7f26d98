import type { Queryable } from '../db.ts'
import { chore } from '../housekeeping/housekeeping.ts'
import { daysBefore } from '../housekeeping/long-ago.ts'
import type { Fragment } from '../sql-fragment.ts'
import type { OutboxEntry } from './outbox.ts'

export interface OutboxRow {
  id: number
  kind: string
  key: string
  payload: unknown
  attempts: number
  createdAt: Date
}

/** No row when the key was known. Nobody is notified: transactions that notify commit one behind the other. */
export const insert = (q: Queryable, { kind, key, payload, notBefore }: OutboxEntry): Fragment => q`
  insert into outbox (kind, key, payload, run_at)
  values (${kind}, ${key}, ${q.json(payload as never)}, coalesce(${notBefore ?? null}, clock_timestamp()))
  on conflict on constraint outbox__once do nothing
  returning id`

/** The oldest entry that is due and nobody works on, locked until the transaction ends. */
export async function claim(q: Queryable, kinds: string[]): Promise<OutboxRow | undefined> {
  const [row] = await q<OutboxRow[]>`
    select id, kind, key, payload, attempts + 1 as attempts, created_at as "createdAt"
    from outbox
    where done_at is null and run_at <= clock_timestamp() and kind = any(${kinds})
    order by run_at, id
    for update skip locked
    limit 1`
  return row
}

/** The payload goes: it may hold a one-time code, and nobody needs it any more. */
export async function finish(q: Queryable, id: number): Promise<void> {
  await q`
    update outbox set done_at = clock_timestamp(), attempts = attempts + 1, payload = '{}', last_error = null
    where id = ${id}`
}

export async function postpone(q: Queryable, id: number, seconds: number, error: string): Promise<void> {
  await q`
    update outbox
    set attempts = attempts + 1, last_error = ${error.slice(0, 500)},
        run_at = clock_timestamp() + make_interval(secs => ${seconds})
    where id = ${id}`
}

/** Until then the key of a finished entry keeps the same work from being taken again. */
export const outboxChore = chore(
  'finished outbox entries',
  (q, now, limit) => q`
    delete from outbox where id in (
      select id from outbox where done_at < ${daysBefore(now, 30)} limit ${limit} for update skip locked
    )`,
)

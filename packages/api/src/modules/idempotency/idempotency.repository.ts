import type { Queryable, Tx } from '../../db.ts'
import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { json } from '../../sql-fragment.ts'

/** A call, identified by its caller and the client's key. */
interface Call {
  readonly scope: string
  readonly key: string
}

/** Records a call once; a second one waits for the transaction of the first, and gets false. */
export async function begin(tx: Tx, { scope, key }: Call, hash: string, now: Date): Promise<boolean> {
  const rows = await tx`
    insert into idempotency_key (scope, key, request_hash, created_at) values (${scope}, ${key}, ${hash}, ${now})
    on conflict on constraint idempotency_key__identity do nothing
    returning key`
  return rows.length === 1
}

export async function keepAnswer(tx: Tx, { scope, key }: Call, answer: unknown): Promise<void> {
  await tx`update idempotency_key set answer = ${json(tx, answer)} where scope = ${scope} and key = ${key}`
}

export async function earlier<Answer>(q: Queryable, { scope, key }: Call) {
  const [row] = await q<{ hash: string; answer: Answer }[]>`
    select request_hash as hash, answer from idempotency_key where scope = ${scope} and key = ${key}`
  return row
}

/** Clients retry within minutes. */
export const idempotencyJob = housekeepingJob(
  'old idempotency keys',
  (q, now, limit) => q`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < ${daysBefore(now, 2)}
      limit ${limit} for update skip locked
    )`,
)

/** Deletes the calls of a user, whose scopes begin with the user's id. */
export async function forgetCalls(q: Queryable, userId: string): Promise<void> {
  await q`delete from idempotency_key where scope like ${`${userId}:%`}`
}

import { createHash } from 'node:crypto'
import type { Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import { chore } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'

/** One write that must have one effect: `scope` names the caller and the call, `key` is the client's Idempotency-Key. */
export interface OnceOnly {
  readonly scope: string
  readonly key: string | undefined
  readonly request: unknown
  readonly now: Date
}

/**
 * Does the work for the first call with this key and hands its answer to every later one. The row is inserted before
 * the work, in the same transaction: a second call waits for the first, and a failure leaves no trace of either.
 */
export async function once<Answer>(
  tx: Tx,
  { scope, key, request, now }: OnceOnly,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work()
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const [mine] = await tx`
    insert into idempotency_key (scope, key, request_hash, created_at) values (${scope}, ${key}, ${hash}, ${now})
    on conflict on constraint idempotency_key__identity do nothing
    returning key`
  if (mine) {
    const answer = await work()
    await tx`
      update idempotency_key set answer = ${tx.json(answer as never)} where scope = ${scope} and key = ${key}`
    return answer
  }
  const [earlier] = await tx<{ request_hash: string; answer: Answer }[]>`
    select request_hash, answer from idempotency_key where scope = ${scope} and key = ${key}`
  if (earlier?.request_hash !== hash) throw new Conflict('This Idempotency-Key was used for another request.')
  return earlier.answer
}

/** A client that tries again does so within minutes. */
export const idempotencyChore = chore(
  'old idempotency keys',
  (q, now, limit) => q`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key where created_at < ${daysBefore(now, 2)}
      limit ${limit} for update skip locked
    )`,
)

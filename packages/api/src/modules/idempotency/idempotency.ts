import { createHash } from 'node:crypto'
import type { Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import * as calls from './idempotency.repository.ts'

/**
 * One write that must take effect once: `scope` names the caller and the call, `key` is the client's Idempotency-Key.
 */
export interface OnceOnly {
  readonly scope: string
  readonly key: string | undefined
  readonly request: unknown
  readonly now: Date
}

/**
 * Does the work for the first call with this key and returns its answer to every later one. The row is inserted before
 * the work, in the same transaction: a second call waits for the first, and a failure leaves no trace of either.
 */
export async function once<Answer>(
  tx: Tx,
  { scope, key, request, now }: OnceOnly,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work()
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const call = { scope, key }
  if (await calls.begin(tx, call, hash, now)) {
    const answer = await work()
    await calls.keepAnswer(tx, call, answer)
    return answer
  }
  const earlier = await calls.earlier<Answer>(tx, call)
  if (earlier?.hash !== hash) throw new Conflict('This Idempotency-Key has already been used for another request.')
  return earlier.answer
}

/** For the module that sweeps old keys, and deletes those of users who close their account. */
export const { forgetCalls, idempotencyJob } = calls

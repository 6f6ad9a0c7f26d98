import type { OrderAddress } from '@nukkad/contracts/endpoints/orders/orders'
import type { Static } from 'typebox'
import type { Queryable, Tx } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'

/** The address to which a prize is sent. */
export type PrizeAddress = Static<typeof OrderAddress>
export interface PrizeRow {
  readonly rank: number
  readonly toldAt: Date | null
  readonly answerBy: Date | null
  readonly answeredAt: Date | null
  readonly address: PrizeAddress | null
  readonly sentAt: Date | null
  readonly passedOver: string | null
}

const columns = (q: Queryable) => q`
  w.rank, w.told_at as "toldAt", w.answer_by as "answerBy", w.answered_at as "answeredAt", w.address,
  w.sent_at as "sentAt", w.passed_over as "passedOver"`

/** The prize that this user won, if any. */
export async function prizeOf(q: Queryable, id: string, userId: string): Promise<PrizeRow | undefined> {
  const [row] = await q<PrizeRow[]>`
    select ${columns(q)} from giveaway_winner w
    join giveaway_entry e on e.giveaway_id = w.giveaway_id and e.entry = w.entry
    where w.giveaway_id = ${id} and e.user_id = ${userId}`
  return row
}

/** All winners of a giveaway by rank. */
export async function prizesOf(q: Queryable, id: string): Promise<PrizeRow[]> {
  return q<PrizeRow[]>`select ${columns(q)} from giveaway_winner w where w.giveaway_id = ${id} order by w.rank`
}

/** Those of these winners who have an account, which is neither closed nor erased. */
export async function reachable(
  q: Queryable,
  id: string,
  ranks: readonly number[],
): Promise<{ rank: number; userId: number }[]> {
  return q<{ rank: number; userId: number }[]>`
    select w.rank, u.id as "userId" from giveaway_winner w
    join giveaway_entry e on e.giveaway_id = w.giveaway_id and e.entry = w.entry
    join app_user u on u.id = e.user_id and u.closed_at is null
    where w.giveaway_id = ${id} and w.rank = any(${[...ranks]}::integer[]) order by w.rank`
}

/** Records that a winner was notified, and the deadline that the email named. */
export async function noteTold(
  tx: Tx,
  { id, rank, at, answerBy }: { id: string; rank: number; at: Date; answerBy: Date },
): Promise<void> {
  await tx`
    update giveaway_winner set told_at = ${at}, answer_by = ${answerBy} where giveaway_id = ${id} and rank = ${rank}`
}

/**
 * Stores the answer; false if it comes too late, or the winner was passed over or the prize sent. One statement, so that
 * staff who do either at the same moment never miss an answer.
 */
export async function putAnswer(
  tx: Tx,
  { id, userId, at, address }: { id: string; userId: string; at: Date; address: PrizeAddress },
): Promise<boolean> {
  const { count } = await tx`
    update giveaway_winner w set answered_at = ${at}, address = ${json(tx, address)}
    from giveaway_entry e
    where e.giveaway_id = w.giveaway_id and e.entry = w.entry and e.user_id = ${userId}
      and w.giveaway_id = ${id} and w.passed_over is null and w.sent_at is null
      and (w.answered_at is not null or w.answer_by is null or w.answer_by >= ${at})`
  return count === 1
}

/** False unless the winner has answered and the prize is still to be sent. */
export async function putSent(tx: Tx, id: string, rank: number, at: Date): Promise<boolean> {
  const { count } = await tx`
    update giveaway_winner set sent_at = ${at}
    where giveaway_id = ${id} and rank = ${rank} and address is not null and passed_over is null and sent_at is null`
  return count === 1
}

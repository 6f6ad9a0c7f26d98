import type { RewardTransaction } from '@nukkad/contracts/endpoints/money/wallet-movements'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import type { BuyerAccount } from './ledger.repository.ts'

/** Money that the buyer owes is not shown as a balance. */
export type ShownAccount = Exclude<BuyerAccount, 'owed'>

export interface LedgerRow {
  readonly id: number
  readonly at: Date
  readonly account: ShownAccount
  readonly kind: RewardTransaction['kind']
  readonly amount: Paise
  readonly text: string
  readonly orderIds: readonly string[]
  readonly transactionId: string | null
  readonly refundId: string | null
  readonly giftId: string | null
  readonly expires: Date | null
}

/** The columns of a row of `wallet_movement`. */
const movement = (q: Queryable) => q`
  id, at, account, kind, amount, text, order_ids as "orderIds", transaction_id as "transactionId",
  refund_id as "refundId", gift_id as "giftId", expires`

/** A page of movements, newest first, and their total number. */
export async function pageOfMovements(
  q: Queryable,
  userId: string,
  { account, offset, limit }: { account: ShownAccount | undefined; offset: number; limit: number },
): Promise<{ readonly rows: readonly LedgerRow[]; readonly total: number }> {
  const page = await q<(LedgerRow & { total: number })[]>`
    select ${movement(q)}, total from wallet_movements(${userId}, ${account ?? null}, ${offset}, ${limit})`
  const [first] = page
  if (!first) return { rows: [], total: offset === 0 ? 0 : await countMovements(q, userId, account) }
  return { rows: page, total: first.total }
}

/** The number of movements, from counters updated on every write. */
async function countMovements(q: Queryable, userId: string, account?: ShownAccount): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select coalesce(sum(a.postings), 0)::integer as count from wallet_account a
    where a.user_id = ${userId} and ${account ? q`a.kind = ${account}` : q`a.kind <> 'owed'`}`
  return row.count
}

/** All movements of a period, `to` excluded, newest first; at most `limit`. */
export async function movementsOf(
  q: Queryable,
  userId: string,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<LedgerRow[]> {
  return q<LedgerRow[]>`
    select ${movement(q)} from wallet_movement
    where user_id = ${userId} and account <> 'owed' and at >= ${from} and at < ${to}
    order by id desc limit ${limit}`
}

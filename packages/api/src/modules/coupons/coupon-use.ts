import type { Tx } from '../../db.ts'
import type { Locks } from '../stock/locks.ts'

export interface CouponUse {
  readonly couponId: number
  readonly transactionId: string
  readonly userId: number
  readonly now: Date
}

/**
 * Counts one use; false when there is none left, for everybody or for this buyer. The guarded update locks the
 * coupon's row, so the buyer's own uses are counted behind it.
 */
export async function countUse(tx: Tx, use: CouponUse, locks: Pick<Locks, 'coupon'>): Promise<boolean> {
  const isCounted = locks.coupon ? await countGuarded(tx, use.couponId) : await countUnguarded(tx, use.couponId)
  if (!isCounted) return false
  const [mine] = await tx<[{ isOver: boolean }]>`
    select coalesce((
      select count(*) from coupon_use u
      where u.coupon_id = c.coupon_id and u.user_id = ${use.userId} and u.given_back_at is null
    ) >= c.per_buyer_limit, false) or (c.is_first_order and has_ordered(${use.userId})) as "isOver"
    from coupon c where c.coupon_id = ${use.couponId}`
  if (mine.isOver) return false
  await tx`
    insert into coupon_use (transaction_id, coupon_id, user_id, used_at)
    values (${use.transactionId}, ${use.couponId}, ${use.userId}, ${use.now})`
  return true
}

async function countGuarded(tx: Tx, couponId: number): Promise<boolean> {
  const rows = await tx`
    update coupon set used = used + 1
    where coupon_id = ${couponId} and used < coalesce(usage_limit, used + 1)
    returning coupon_id`
  return rows.length === 1
}

/** What countGuarded must not be: two buyers read the same number before either writes. */
async function countUnguarded(tx: Tx, couponId: number): Promise<boolean> {
  const [row] = await tx<{ used: number; usage_limit: number | null }[]>`
    select used, usage_limit from coupon where coupon_id = ${couponId}`
  if (!row || (row.usage_limit !== null && row.used >= row.usage_limit)) return false
  await tx`update coupon set used = ${row.used + 1} where coupon_id = ${couponId}`
  return true
}

/** Gives the use back, once. */
export async function giveBack(tx: Tx, transactionId: string, now: Date): Promise<void> {
  await tx`
    with given as (
      update coupon_use set given_back_at = ${now}
      where transaction_id = ${transactionId} and given_back_at is null
      returning coupon_id
    )
    update coupon c set used = c.used - 1 from given where c.coupon_id = given.coupon_id`
}

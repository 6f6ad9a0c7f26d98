import type { Tx } from '../../db.ts'

export interface CouponUse {
  readonly couponId: number
  readonly transactionId: string
  readonly userId: number
  readonly now: Date
}

/** Counts one use, unless the limit is reached. */
export async function countGuarded(tx: Tx, couponId: number): Promise<boolean> {
  const rows = await tx`
    update coupon set used = used + 1
    where coupon_id = ${couponId} and used < coalesce(usage_limit, used + 1)
    returning coupon_id`
  return rows.length === 1
}

/** Whether this buyer may not use it again: too many uses, or no longer a first order. */
export async function isOverFor(tx: Tx, { couponId, userId }: CouponUse): Promise<boolean> {
  const [mine] = await tx<[{ isOver: boolean }]>`
    select coalesce((
      select count(*) from coupon_use u
      where u.coupon_id = c.coupon_id and u.user_id = ${userId} and u.given_back_at is null
    ) >= c.per_buyer_limit, false) or (c.is_first_order and has_ordered(${userId})) as "isOver"
    from coupon c where c.coupon_id = ${couponId}`
  return mine.isOver
}

export async function insertUse(tx: Tx, { transactionId, couponId, userId, now }: CouponUse): Promise<void> {
  await tx`
    insert into coupon_use (transaction_id, coupon_id, user_id, used_at)
    values (${transactionId}, ${couponId}, ${userId}, ${now})`
}

/** Reverts the use, once. */
export async function giveBack(tx: Tx, transactionId: string, now: Date): Promise<void> {
  await tx`
    with given as (
      update coupon_use set given_back_at = ${now}
      where transaction_id = ${transactionId} and given_back_at is null
      returning coupon_id
    )
    update coupon c set used = c.used - 1 from given where c.coupon_id = given.coupon_id`
}

/** Recounts the uses of each coupon while the coupons are locked; returns how many counts were wrong. */
export async function recountUses(tx: Tx): Promise<number> {
  await tx`select from coupon order by coupon_id for update`
  const counted = await tx`
    update coupon c set used = u.count from (
      select coupon_id, count(x.transaction_id)::integer as count
      from coupon left join coupon_use x using (coupon_id)
      where x.given_back_at is null group by coupon_id
    ) u
    where u.coupon_id = c.coupon_id and u.count <> c.used`
  return counted.count
}

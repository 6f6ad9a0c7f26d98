import type { Queryable } from '../../db.ts'
import type { Coupon, CouponStanding } from '../pricing/coupon.ts'

export interface KnownCoupon {
  readonly coupon: Coupon
  readonly standing: CouponStanding
}

interface CouponRow extends CouponStanding, Omit<Coupon, 'merchantId'> {
  readonly merchantId: number | null
}

/** The coupon with its standing for this buyer now; undefined for a code that was never given out. */
export async function findCoupon(
  q: Queryable,
  code: string,
  userId: number | string | null,
  now: Date,
): Promise<KnownCoupon | undefined> {
  const [row] = await q<CouponRow[]>`
    select coupon_id as id, code, title, kind, percent, amount_paise as amount, max_discount_paise as "maxDiscount",
      min_bag_paise as "minBag", merchant_id as "merchantId",
      starts_at <= ${now} and ends_at > ${now} as "isRunning",
      coalesce(used >= usage_limit, false) as "isUsedUp",
      coalesce((
        select count(*) from coupon_use u
        where u.coupon_id = coupon.coupon_id and u.user_id = ${userId} and u.given_back_at is null
      ) >= per_buyer_limit, false) as "isUsedUpByBuyer"
    from coupon where code = ${code}`
  if (!row) return undefined
  const { isRunning, isUsedUp, isUsedUpByBuyer, merchantId, ...terms } = row
  return {
    coupon: { ...terms, merchantId: merchantId === null ? null : String(merchantId) },
    standing: { isRunning, isUsedUp, isUsedUpByBuyer },
  }
}

/** Coupons that are shown to everybody: of the whole shop, and of these merchants. */
export async function listOffers(q: Queryable, merchantIds: readonly number[], now: Date) {
  return q<{ code: string; title: string; text: string }[]>`
    select code, title, description as text from coupon
    where is_listed and starts_at <= ${now} and ends_at > ${now} and coalesce(used < usage_limit, true)
      and (merchant_id is null or merchant_id = any(${[...merchantIds]}::bigint[]))
    order by merchant_id nulls last, min_bag_paise, coupon_id
    limit 20`
}

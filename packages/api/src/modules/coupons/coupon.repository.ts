import type { CouponOffer } from '@nukkad/contracts/block'
import type { Queryable } from '../../db.ts'
import type { Coupon, CouponState } from '../pricing/coupon.ts'

export interface KnownCoupon {
  readonly coupon: Coupon
  readonly state: CouponState
  /** The text shown to buyers. */
  readonly description: string
}

interface CouponRow extends CouponState, Omit<Coupon, 'merchantId'> {
  readonly merchantId: number | null
  readonly description: string
}

const withState = (q: Queryable, userId: number | string | null, now: Date) => q`
  select coupon_id as id, code, title, description, kind, percent, amount_paise as amount,
    max_discount_paise as "maxDiscount", min_bag_paise as "minCart", merchant_id as "merchantId",
    starts_at <= ${now} and ends_at > ${now} as "isRunning",
    ends_at <= ${now} as "hasEnded",
    coalesce(used >= usage_limit, false) as "isUsedUp",
    coalesce((
      select count(*) from coupon_use u
      where u.coupon_id = coupon.coupon_id and u.user_id = ${userId} and u.given_back_at is null
    ) >= per_buyer_limit, false) as "isUsedUpByBuyer",
    is_first_order and has_ordered(${userId}) as "isTooLate"
  from coupon`

function known({
  isRunning,
  hasEnded,
  isUsedUp,
  isUsedUpByBuyer,
  isTooLate,
  merchantId,
  description,
  ...terms
}: CouponRow): KnownCoupon {
  return {
    coupon: { ...terms, merchantId: merchantId === null ? null : String(merchantId) },
    state: { isRunning, hasEnded, isUsedUp, isUsedUpByBuyer, isTooLate },
    description,
  }
}

/** The coupon with its state for this buyer now; undefined for a code that does not exist. */
export async function findCoupon(
  q: Queryable,
  code: string,
  userId: number | string | null,
  now: Date,
): Promise<KnownCoupon | undefined> {
  const [row] = await q<CouponRow[]>`${withState(q, userId, now)} where code = ${code}`
  return row && known(row)
}

/** Those of these codes that are running and not used up. */
export function openCoupons(q: Queryable, codes: readonly string[], now: Date): Promise<CouponOffer[]> {
  return q<CouponOffer[]>`
    select code as slug, title, description as line,
      case when ends_at < 'infinity' then to_json(ends_at) end as "endsAt"
    from coupon
    where code = any(${[...codes]}) and starts_at <= ${now} and ends_at > ${now}
      and (usage_limit is null or used < usage_limit)`
}

export interface OffersFor {
  readonly userId: number | string | null
  readonly merchantIds: readonly number[]
  /** A code to include, listed or not. */
  readonly code?: string | undefined
}

/** Coupons shown to this buyer: of the whole shop, and of these merchants. Those the buyer has used up are left out. */
export async function listOffers(q: Queryable, { userId, merchantIds, code = '' }: OffersFor, now: Date) {
  const rows = await q<CouponRow[]>`
    select * from (
      ${withState(q, userId, now)}
      where code = ${code} or (
        is_listed and starts_at <= ${now} and ends_at > ${now} and coalesce(used < usage_limit, true)
        and (merchant_id is null or merchant_id = any(${[...merchantIds]}::bigint[]))
      )
    ) offer
    where code = ${code} or not ("isUsedUpByBuyer" or "isTooLate")
    order by "merchantId" nulls last, "minCart", id
    limit 20`
  return rows.map(known)
}

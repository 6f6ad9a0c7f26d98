import type { CouponOffer } from '@nukkad/contracts/block'
import type { Queryable } from '../../db.ts'
import { openCoupons } from './coupon.repository.ts'

/** Coupons by their codes that somebody can still use, for pages that tell of them. */
export const couponOffers = (q: Queryable, codes: readonly string[], now: Date): Promise<CouponOffer[]> =>
  openCoupons(q, codes, now)

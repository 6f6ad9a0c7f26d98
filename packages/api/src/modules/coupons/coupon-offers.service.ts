import type { CouponOffer } from '@nukkad/contracts/block'
import type { Queryable } from '../../db.ts'
import { openCoupons } from './coupon.repository.ts'

/** The usable coupons among these codes, for pages that mention them. */
export const couponOffers = (q: Queryable, codes: readonly string[], now: Date): Promise<CouponOffer[]> =>
  openCoupons(q, codes, now)

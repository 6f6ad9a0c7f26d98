import * as rows from './coupon.repository.ts'
import { giveBack } from './coupon-use.repository.ts'
import { countUse } from './coupon-use.ts'

export type { KnownCoupon } from './coupon.repository.ts'

/** Coupons as carts and orders need them; each takes the connection or transaction first. */
export const coupons = {
  /** The coupon with its standing for this buyer now; undefined when there is no such code. */
  find: rows.findCoupon,
  /** The coupons that are shown to everybody. */
  offers: rows.listOffers,
  countUse,
  giveBack,
} as const

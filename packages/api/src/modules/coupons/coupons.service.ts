import * as rows from './coupon.repository.ts'
import { countUse, giveBack } from './coupon-use.ts'

export type { KnownCoupon } from './coupon.repository.ts'

/** Coupons as carts and orders need them; each takes the connection or transaction first. */
export const coupons = {
  /** With its standing for this buyer now; undefined for a code that was never given out. */
  find: rows.findCoupon,
  /** Those that are shown to everybody. */
  offers: rows.listOffers,
  countUse,
  giveBack,
} as const

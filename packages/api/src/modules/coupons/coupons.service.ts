import * as rows from './coupon.repository.ts'
import { giveBack } from './coupon-use.repository.ts'
import { countUse } from './coupon-use.ts'

export type { KnownCoupon } from './coupon.repository.ts'

/** Coupons for carts and orders; each function takes the connection or transaction first. */
export const coupons = {
  /** The coupon with its current state for this buyer; undefined when the code does not exist. */
  find: rows.findCoupon,
  /** The coupons that are shown to everyone. */
  offers: rows.listOffers,
  countUse,
  giveBack,
} as const

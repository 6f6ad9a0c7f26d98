import { messages } from '@nukkad/contracts'
import { multiplyDivide, type Paise, rupees } from './money.ts'

/** The terms of a coupon. `merchantId` limits it to the products of one merchant. */
export interface Coupon {
  readonly id: number
  readonly code: string
  readonly title: string
  /** `free_shipping` does not discount the goods. */
  readonly kind: 'percent' | 'amount' | 'free_shipping'
  readonly percent: number
  readonly amount: Paise
  readonly maxDiscount: Paise | null
  readonly minCart: Paise
  readonly merchantId: string | null
}

/** The part that depends on time and use. */
export interface CouponState {
  readonly isRunning: boolean
  /** Its last moment has passed. */
  readonly hasEnded: boolean
  readonly isUsedUp: boolean
  readonly isUsedUpByBuyer: boolean
  /** It is for first orders, and this buyer already had theirs. */
  readonly isTooLate: boolean
}

/** Codes that spend the buyer's perks instead of giving a discount. */
export const isPerksCode = (code: string) => code.toUpperCase().includes('REWARD')
/** Codes are stored in capitals, however they were typed. */
export const couponCode = (typed: string) => typed.trim().toUpperCase()

/** Why this coupon cannot be used at all, or null. */
export function couponRefusal(state: CouponState | null): string | null {
  if (state?.hasEnded) return 'This coupon has expired.'
  if (!state?.isRunning) return messages.couponInvalid
  if (state.isUsedUp) return 'This coupon has been used up.'
  if (state.isUsedUpByBuyer) return 'You have already used this coupon.'
  if (state.isTooLate) return 'This coupon is for your first order.'
  return null
}

/** The coupon's discount on goods of this value, or the reason there is none. */
export function couponDiscount(coupon: Coupon, goods: Paise): { amount: Paise; refusal: string | null } {
  if (goods === 0) return { amount: 0, refusal: 'This coupon does not apply to anything in your bag.' }
  if (goods < coupon.minCart) {
    return { amount: 0, refusal: `Add ${rupees(coupon.minCart - goods)} more to use ${coupon.code}.` }
  }
  if (coupon.kind === 'free_shipping') return { amount: 0, refusal: null }
  const wanted = coupon.kind === 'percent' ? multiplyDivide(goods, coupon.percent, 100) : coupon.amount
  return { amount: Math.min(wanted, coupon.maxDiscount ?? wanted, goods), refusal: null }
}

import { messages } from '@nukkad/contracts'
import { multiplyDivide, type Paise, rupees } from './money.ts'

/** What a coupon promises. `merchantId` limits it to the products of one merchant. */
export interface Coupon {
  readonly id: number
  readonly code: string
  readonly title: string
  /** `free_shipping` takes nothing off the goods. */
  readonly kind: 'percent' | 'amount' | 'free_shipping'
  readonly percent: number
  readonly amount: Paise
  readonly maxDiscount: Paise | null
  readonly minCart: Paise
  readonly merchantId: string | null
}

/** The part that time and use decide. */
export interface CouponStanding {
  readonly isRunning: boolean
  readonly isUsedUp: boolean
  readonly isUsedUpByBuyer: boolean
  /** It is for a first order, and this buyer had theirs. */
  readonly isTooLate: boolean
}

/** Codes that spend the buyer's perks instead of giving a discount. */
export const isPerksCode = (code: string) => code.toUpperCase().includes('REWARD')
/** Codes are written in capitals, however they were typed. */
export const couponCode = (typed: string) => typed.trim().toUpperCase()

/** Why this coupon cannot be used at all, or null. */
export function couponRefusal(standing: CouponStanding | null): string | null {
  if (!standing?.isRunning) return messages.couponInvalid
  if (standing.isUsedUp) return 'This coupon has been used up.'
  if (standing.isUsedUpByBuyer) return 'You have already used this coupon.'
  if (standing.isTooLate) return 'This coupon is for your first order.'
  return null
}

/** What the coupon takes off goods of this value, or the reason it takes nothing off. */
export function couponDiscount(coupon: Coupon, goods: Paise): { amount: Paise; refusal: string | null } {
  if (goods === 0) return { amount: 0, refusal: 'This coupon does not apply to anything in your bag.' }
  if (goods < coupon.minCart) {
    return { amount: 0, refusal: `Add ${rupees(coupon.minCart - goods)} more to use ${coupon.code}.` }
  }
  if (coupon.kind === 'free_shipping') return { amount: 0, refusal: null }
  const wanted = coupon.kind === 'percent' ? multiplyDivide(goods, coupon.percent, 100) : coupon.amount
  return { amount: Math.min(wanted, coupon.maxDiscount ?? wanted, goods), refusal: null }
}

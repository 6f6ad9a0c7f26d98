import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { type Paise, rupees } from './money.ts'
import { onlineDiscount } from './online-discount.ts'
import type { PriceRules } from './price-rules.ts'

export interface PaymentQuestion {
  /** The amount to pay before any discount for a payment method. */
  readonly amount: Paise
  /** How much of it the buyer's gift cards and credit can cover. */
  readonly credit: Paise
  readonly rules: PriceRules
  /** null while no pincode is known: checkout then applies the rule. */
  readonly pincodeTakesCash: boolean | null
  /** Whether any courier there delivers prepaid parcels; null while no pincode is known. */
  readonly pincodeTakesPrepaid: boolean | null
  readonly hasPersonalised: boolean
  readonly isGatewayOpen: boolean
}

export interface PaymentOption {
  readonly method: PaymentMethod
  readonly title: string
  readonly isAvailable: boolean
  /** Whether the method is available only if the buyer's credit pays its part. */
  readonly onlyWithCredit: boolean
  readonly reason: string | null
  /** The discount for paying this way, and the amount that is then charged. */
  readonly discount: Paise
  readonly payable: Paise
}

/**
 * Why a payment method is unavailable, or null when it is available. The same check is used for the screen and for
 * placing the order. The upper limit for cash applies to what is left after the credit, the lower limit to the whole
 * order.
 */
export function paymentRefusal(method: PaymentMethod, question: PaymentQuestion, usesCredit: boolean): string | null {
  const { amount, rules, pincodeTakesCash, hasPersonalised } = question
  if (method === 'free') return amount === 0 ? null : `${rupees(amount)} is left to pay.`
  if (amount === 0) return 'Nothing left to pay.'
  if (method === 'razorpay') return onlineRefusal(question)
  const { from } = rules.cashOnDelivery
  if (hasPersonalised) return 'Cash on delivery is not available for personalised items.'
  if (amount < from) return `Cash on delivery is for orders of ${rupees(from)} and more.`
  const tooMuch = cashLimitRefusal(usesCredit ? amount - Math.min(question.credit, amount) : amount, rules)
  if (tooMuch) return tooMuch
  if (pincodeTakesCash === false) return 'Cash on delivery is not available at this pincode.'
  return null
}

/** Why `left`, what gift cards and credit do not pay, is too much for cash on delivery; null if it is not. */
export function cashLimitRefusal(left: Paise, { cashOnDelivery: { to } }: PriceRules): string | null {
  return left > to ? `Cash on delivery is for orders up to ${rupees(to)}.` : null
}

function onlineRefusal({ isGatewayOpen, pincodeTakesPrepaid }: PaymentQuestion): string | null {
  if (pincodeTakesPrepaid === false) return 'No courier delivers prepaid parcels to this pincode.'
  return isGatewayOpen ? null : 'Online payment is not available right now. Please choose cash on delivery.'
}

const titles: readonly (readonly [PaymentMethod, string])[] = [
  ['razorpay', 'Card, UPI or net banking'],
  ['cashondelivery', 'Cash on delivery'],
  ['free', 'Nothing to pay'],
]
/** All payment methods, available or not, with the reason for each that is not. */
export function paymentOptions(question: PaymentQuestion): PaymentOption[] {
  return titles.map(([method, title]) => {
    const reason = paymentRefusal(method, question, false)
    const onlyWithCredit = reason !== null && paymentRefusal(method, question, true) === null
    const discount = onlineDiscount(question.rules, method, question.amount)
    const payable = question.amount - discount
    return { method, title, isAvailable: reason === null, onlyWithCredit, reason, discount, payable }
  })
}

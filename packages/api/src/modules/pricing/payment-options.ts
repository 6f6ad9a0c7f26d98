import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { type Paise, rupees } from './money.ts'
import { onlineDiscount } from './online-discount.ts'
import type { PriceRules } from './price-rules.ts'

export interface PaymentQuestion {
  /** What there is to pay before a way of paying takes anything off. */
  readonly amount: Paise
  /** What of it the buyer's gift cards and credit can pay. */
  readonly credit: Paise
  readonly rules: PriceRules
  /** null while no pincode is known: the rule is then left to the checkout. */
  readonly pincodeTakesCash: boolean | null
  /** Whether any courier there brings what is paid for already; null while no pincode is known. */
  readonly pincodeTakesPrepaid: boolean | null
  readonly hasPersonalised: boolean
  readonly isGatewayOpen: boolean
}

export interface PaymentOption {
  readonly method: PaymentMethod
  readonly title: string
  readonly isAvailable: boolean
  /** Open once the buyer's credit pays its part. */
  readonly onlyWithCredit: boolean
  readonly reason: string | null
  /** What paying this way takes off, and what is then to pay: the amount that will be asked. */
  readonly discount: Paise
  readonly payable: Paise
}

/**
 * Why this way of paying is not open, or null when it is. The same answer rules the screen and the placement. What a
 * courier may collect is bounded by what is left after the credit, what an order must be worth by the whole of it.
 */
export function paymentRefusal(method: PaymentMethod, question: PaymentQuestion, usesCredit: boolean): string | null {
  const { amount, rules, pincodeTakesCash, hasPersonalised } = question
  if (method === 'free') return amount === 0 ? null : `${rupees(amount)} is left to pay.`
  if (amount === 0) return 'Nothing is left to pay.'
  if (method === 'razorpay') return onlineRefusal(question)
  const { from, to } = rules.cashOnDelivery
  if (hasPersonalised) return 'Personalised items can’t be paid for on delivery.'
  if (amount < from) return `Cash on delivery is for orders of ${rupees(from)} and more.`
  const left = usesCredit ? amount - Math.min(question.credit, amount) : amount
  if (left > to) return `Cash on delivery is for orders up to ${rupees(to)}.`
  if (pincodeTakesCash === false) return 'Cash on delivery isn’t available at this pincode.'
  return null
}

function onlineRefusal({ isGatewayOpen, pincodeTakesPrepaid }: PaymentQuestion): string | null {
  if (pincodeTakesPrepaid === false) return 'No courier brings prepaid parcels to this pincode.'
  return isGatewayOpen ? null : 'Paying online isn’t possible right now. Please choose cash on delivery.'
}

const titles: readonly (readonly [PaymentMethod, string])[] = [
  ['razorpay', 'Card, UPI or net banking'],
  ['cashondelivery', 'Cash on delivery'],
  ['free', 'Nothing to pay'],
]
/** Every way to pay, open or not, each with its reason. */
export function paymentOptions(question: PaymentQuestion): PaymentOption[] {
  return titles.map(([method, title]) => {
    const reason = paymentRefusal(method, question, false)
    const onlyWithCredit = reason !== null && paymentRefusal(method, question, true) === null
    const discount = onlineDiscount(question.rules, method, question.amount)
    const payable = question.amount - discount
    return { method, title, isAvailable: reason === null, onlyWithCredit, reason, discount, payable }
  })
}

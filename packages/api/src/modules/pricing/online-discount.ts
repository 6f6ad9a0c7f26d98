import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Paise } from './money.ts'
import type { PriceRules } from './price-rules.ts'

/** The discount of a payment method on `amount`, goods and delivery together. */
export function onlineDiscount({ onlinePayment }: PriceRules, method: PaymentMethod | null, amount: Paise): Paise {
  return method === 'razorpay' && amount >= onlinePayment.from ? Math.min(onlinePayment.amount, amount) : 0
}

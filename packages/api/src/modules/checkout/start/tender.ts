import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Paise } from '../../pricing/money.ts'

/** The gateway's minimum: credit leaves at least this much of a payment, or pays all of it. */
const leastOnline: Paise = 100

/** Splits an amount into what gift cards pay, then credit, and the rest for the payment method. */
export function tender(
  payable: Paise,
  purse: { readonly gifts: Paise; readonly credit: Paise },
  method: PaymentMethod,
) {
  const most = Math.min(payable, purse.gifts + purse.credit)
  const rest = payable - most
  const covered = rest > 0 && rest < leastOnline ? Math.max(0, payable - leastOnline) : most
  const gifts = Math.min(purse.gifts, covered)
  const amount = payable - covered
  return { gifts, credit: covered - gifts, amount, method: amount === 0 ? ('free' as const) : method }
}

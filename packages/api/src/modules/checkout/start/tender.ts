import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Paise } from '../../pricing/money.ts'

/** A gateway takes no less: credit leaves so much of a payment, or all of it. */
const leastOnline: Paise = 100

/** How much of it gift cards pay, then credit, and what is left for the way of paying. */
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

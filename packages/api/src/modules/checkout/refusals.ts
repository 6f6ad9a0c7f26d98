import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { CheckoutRefusalCode } from '@nukkad/contracts/endpoints/orders/orders'
import { rupees } from '../pricing/money.ts'
import type { CannotPlace } from './settling/placement.ts'
import type { TransactionRow } from './transaction.repository.ts'

/** Why a checkout cannot continue, for the buyer to read. */
export interface CheckoutRefusal {
  readonly message: string
  readonly code: CheckoutRefusalCode
}

/** An expected refusal, in its response shape. */
export type Refused = { message: CheckoutRefusal }

export const refused = (code: CheckoutRefusal['code'], message: string): Refused => ({ message: { code, message } })

/** While all sales are stopped by CART_BLOCKED; carts have a text of their own. */
export const salesStopped = refused(
  'blocked',
  'We are not taking payments right now, and nothing was charged. Please try again in a while.',
)

export const ended = refused('transaction_ended', 'This checkout has ended. Please review your bag and try again.')
export const changed = refused('cart_changed', 'Your bag has changed. Please review it and confirm again.')
export const later = (name: string) =>
  refused('cart_changed', `${name} now arrives later than you were told. Please check the day and confirm again.`)
export const walletLacks = refused(
  'wallet',
  'Part of your wallet balance has been used elsewhere. Please check the new total and confirm again.',
)

export const otherMethod = (method: PaymentMethod, { amount }: TransactionRow): Refused =>
  refused(
    'payment',
    method === 'free' && amount > 0
      ? `${rupees(amount)} is left to pay.`
      : 'This checkout was started with another payment method.',
  )

export const lacks: Record<CannotPlace['lack'], Refused> = {
  coupon: refused('coupon', 'This coupon has been used up. Please check the new total and confirm again.'),
  stock: refused('unavailable', 'Something in your bag has just sold out. Please review it.'),
  wallet: walletLacks,
}

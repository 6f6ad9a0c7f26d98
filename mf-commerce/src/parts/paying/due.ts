import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart-shapes'

const inPaise = (rupees: number) => Math.round(rupees * 100)

/** The amount that will be asked for a bag paid this way: the server's own, whatever was chosen before. */
export function priceBy(
  { totals, payment_options }: Pick<Cart, 'totals' | 'payment_options'>,
  method: PaymentMethod | null,
) {
  return payment_options.find((option) => option.method === method)?.price_paid ?? totals.price_paid
}

/** What the buyer's credit at the shop takes off this bag, and what is left to pay by this method; in rupees. */
export function dueOf(
  cart: Pick<Cart, 'totals' | 'payment_options' | 'credit_balance'>,
  usesCredit: boolean,
  method: PaymentMethod | null,
) {
  const price = inPaise(priceBy(cart, method))
  const usable = Math.min(inPaise(cart.credit_balance), price)
  const fromCredit = usesCredit ? usable : 0
  return { usable: usable / 100, fromCredit: fromCredit / 100, left: (price - fromCredit) / 100 }
}

type PaymentOption = Cart['payment_options'][number]
/** May it be paid this way, with the credit or without? */
export const isOpenWith = ({ isAvailable, onlyWithCredit }: PaymentOption, usesCredit: boolean): boolean =>
  isAvailable || (usesCredit && onlyWithCredit)

import type { Cart } from '@nukkad/contracts/endpoints/cart-shapes'

const inPaise = (rupees: number) => Math.round(rupees * 100)

/** What the buyer's credit at the shop takes off this bag, and what is left to pay by some method; in rupees. */
export function dueOf(
  { totals, credit_balance: balance }: Pick<Cart, 'totals' | 'credit_balance'>,
  usesCredit: boolean,
) {
  const price = inPaise(totals.price_paid)
  const usable = Math.min(inPaise(balance), price)
  const fromCredit = usesCredit ? usable : 0
  return { usable: usable / 100, fromCredit: fromCredit / 100, left: (price - fromCredit) / 100 }
}

type PaymentOption = Cart['payment_options'][number]
/** May it be paid this way, with the credit or without? */
export const isOpenWith = ({ isAvailable, onlyWithCredit }: PaymentOption, usesCredit: boolean): boolean =>
  isAvailable || (usesCredit && onlyWithCredit)

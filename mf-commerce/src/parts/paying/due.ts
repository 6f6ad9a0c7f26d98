import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { fromWallet } from '@nukkad/platform/paying'

/** The amount charged for a cart with this payment method: the server's figure, whatever was chosen before. */
function priceBy({ totals, payment_options }: Pick<Cart, 'totals' | 'payment_options'>, method: PaymentMethod | null) {
  return payment_options.find((option) => option.method === method)?.price_paid ?? totals.price_paid
}

/** Which wallet balances the buyer wants to spend on this cart. */
export interface Uses {
  readonly giftCards: boolean
  readonly credit: boolean
}

/** Gift cards are used by default, credit only on request. After a failed payment its choices are kept. */
export const usesOf = (ended: { readonly credit?: number; readonly gift_cards?: number } | null): Uses => ({
  giftCards: ended === null || (ended.gift_cards ?? 0) > 0,
  credit: (ended?.credit ?? 0) > 0,
})

/**
 * How much gift cards and then credit take off this cart, how much of each could be used, and what is left to pay with
 * this method; in rupees.
 */
export function dueOf(
  cart: Pick<Cart, 'totals' | 'payment_options' | 'credit_balance' | 'gift_card_balance'>,
  uses: Uses,
  method: PaymentMethod | null,
) {
  const price = priceBy(cart, method)
  const paid = fromWallet(price, {
    giftCards: uses.giftCards ? cart.gift_card_balance : 0,
    credit: uses.credit ? cart.credit_balance : 0,
  })
  return {
    ...paid,
    usableCards: Math.min(cart.gift_card_balance, price),
    usableCredit: Math.min(cart.credit_balance, Math.round((price - paid.fromCards) * 100) / 100),
  }
}

type PaymentOption = Cart['payment_options'][number]
/** Whether this payment method can be used, with the wallet or without. */
export const isOpenWith = ({ isAvailable, onlyWithCredit }: PaymentOption, { giftCards, credit }: Uses): boolean =>
  isAvailable || ((giftCards || credit) && onlyWithCredit)

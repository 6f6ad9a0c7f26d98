import type { Cart, PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { fromWallet } from '@nukkad/platform/paying'

/** The amount that will be asked for a cart paid this way: the server's own, whatever was chosen before. */
function priceBy({ totals, payment_options }: Pick<Cart, 'totals' | 'payment_options'>, method: PaymentMethod | null) {
  return payment_options.find((option) => option.method === method)?.price_paid ?? totals.price_paid
}

/** What of the wallet the buyer wants to spend on this cart. */
export interface Uses {
  readonly giftCards: boolean
  readonly credit: boolean
}

/** Cards are spent unless somebody says otherwise; credit is spent when somebody says so. A payment that ended is remembered. */
export const usesOf = (ended: { readonly credit?: number; readonly gift_cards?: number } | null): Uses => ({
  giftCards: ended === null || (ended.gift_cards ?? 0) > 0,
  credit: (ended?.credit ?? 0) > 0,
})

/**
 * What gift cards and then credit take off this cart, what of each could, and what is left to pay by this method; in
 * rupees.
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
/** May it be paid this way, with the wallet or without? */
export const isOpenWith = ({ isAvailable, onlyWithCredit }: PaymentOption, { giftCards, credit }: Uses): boolean =>
  isAvailable || ((giftCards || credit) && onlyWithCredit)

import { messages } from '@nukkad/contracts'
import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Buyer } from '../../../access.ts'
import { type Tx, transaction } from '../../../db.ts'
import { couponCode, isPerksCode } from '../../pricing/coupon.ts'
import * as carts from '../cart.repository.ts'
import { openLocked } from '../cart-access.ts'
import type { CartParts } from '../cart-parts.ts'
import type { FilledCart } from '../cart-rows.ts'
import { showCart } from '../cart-view.ts'
import type { ReadingOptions } from '../reading/cart-reader.ts'
import type { PricedCart } from '../reading/whole-cart.ts'
import { perksRefusal } from './perks-refusal.ts'

/** A refused coupon is an ordinary answer: status 'error' with the reason and the unchanged cart. */
export interface CouponAnswer {
  status: 'success' | 'error'
  message: string | null
  data: { cart: Cart }
}

export type CartCouponsService = ReturnType<typeof createCartCouponsService>

export function createCartCouponsService({ db, cartReader, now, isBlocked }: Omit<CartParts, 'descriptions'>) {
  const answered = (priced: PricedCart): CouponAnswer => ({
    status: 'success',
    message: null,
    data: { cart: showCart(priced, isBlocked) },
  })

  async function applyPerks(tx: Tx, buyer: Buyer, cart: FilledCart, options: ReadingOptions): Promise<CouponAnswer> {
    const priced = await cartReader.price(tx, cart, { ...options, usesPerks: true })
    const reason = perksRefusal(buyer, priced)
    if (reason) {
      const current = showCart(await cartReader.price(tx, cart, options), isBlocked)
      return { status: 'error', message: reason, data: { cart: { ...current, coupon_error: reason } } }
    }
    await carts.changeCart(tx, cart.id, { usesPerks: true })
    return answered(priced)
  }

  return {
    /** Stores only the buyer's choice; the amount is computed from wallet and cart on every read. */
    usePerks: (buyer: Buyer, cartId: string, isWanted: boolean, options: ReadingOptions = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        if (isWanted) return applyPerks(tx, buyer, cart, options)
        await carts.changeCart(tx, cart.id, { usesPerks: false })
        return answered(await cartReader.price(tx, cart, { ...options, usesPerks: false }))
      }),

    apply: (buyer: Buyer, cartId: string, typed: string, options: ReadingOptions = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        const refuse = async (message: string): Promise<CouponAnswer> => {
          const current = showCart(await cartReader.price(tx, cart, options), isBlocked)
          return { status: 'error', message, data: { cart: { ...current, coupon_error: message } } }
        }
        if (isPerksCode(typed)) return applyPerks(tx, buyer, cart, options)
        const code = couponCode(typed)
        const priced = await cartReader.price(tx, { ...cart, couponCode: code }, options)
        if (priced.couponError) return refuse(priced.couponError)
        await carts.changeCart(tx, cart.id, { couponCode: code })
        return answered(priced)
      }),

    remove: (buyer: Buyer, cartId: string, options: ReadingOptions = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now())
        const without = showCart(await cartReader.price(tx, { ...cart, couponCode: null }, options), isBlocked)
        if (!cart.couponCode) return { status: 'error', message: messages.couponInvalid, data: { cart: without } }
        await carts.changeCart(tx, cart.id, { couponCode: null })
        return { status: 'success', message: null, data: { cart: without } }
      }),
  }
}

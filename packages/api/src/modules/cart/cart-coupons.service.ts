import { messages } from '@nukkad/contracts'
import type { Cart } from '@nukkad/contracts/endpoints/cart'
import type { Buyer } from '../../access.ts'
import { transaction } from '../../db.ts'
import { couponCode, isPerksCode } from '../pricing/coupon.ts'
import * as carts from './cart.repository.ts'
import type { CartParts } from './cart.service.ts'
import { openLocked } from './cart-access.ts'
import { showCart } from './cart-view.ts'

/** A refused coupon is an everyday answer: status 'error' with the reason, beside the cart as it stands. */
export interface CouponAnswer {
  status: 'success' | 'error'
  message: string | null
  data: { cart: Cart }
}

export type CartCouponsService = ReturnType<typeof createCartCouponsService>

export function createCartCouponsService({ db, bags, now, isBlocked, locks }: Omit<CartParts, 'shelf'>) {
  return {
    apply: (buyer: Buyer, cartId: string, typed: string): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const refused = async (message: string): Promise<CouponAnswer> => {
          const standing = showCart(await bags.fill(tx, cart), isBlocked)
          return { status: 'error', message, data: { cart: { ...standing, coupon_error: message } } }
        }
        if (isPerksCode(typed)) return refused('You have no perks to use yet.')
        const code = couponCode(typed)
        const bag = await bags.fill(tx, { ...cart, couponCode: code })
        if (bag.couponError) return refused(bag.couponError)
        await carts.changeCart(tx, cart.id, { couponCode: code })
        return { status: 'success', message: null, data: { cart: showCart(bag, isBlocked) } }
      }),

    remove: (buyer: Buyer, cartId: string): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const without = showCart(await bags.fill(tx, { ...cart, couponCode: null }), isBlocked)
        if (!cart.couponCode) return { status: 'error', message: messages.couponInvalid, data: { cart: without } }
        await carts.changeCart(tx, cart.id, { couponCode: null })
        return { status: 'success', message: null, data: { cart: without } }
      }),
  }
}

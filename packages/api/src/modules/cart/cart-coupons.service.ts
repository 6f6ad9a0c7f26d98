import { messages } from '@nukkad/contracts'
import type { Cart } from '@nukkad/contracts/endpoints/cart-shapes'
import type { Buyer } from '../../access.ts'
import { type Tx, transaction } from '../../db.ts'
import { couponCode, isPerksCode } from '../pricing/coupon.ts'
import * as carts from './cart.repository.ts'
import type { CartParts } from './cart.service.ts'
import { openLocked } from './cart-access.ts'
import type { Look } from './cart-reader.ts'
import type { FilledCart } from './cart-rows.ts'
import { showCart } from './cart-view.ts'
import { perksRefusal } from './perks-refusal.ts'
import type { Bag } from './whole-cart.ts'

/** A refused coupon is an everyday answer: status 'error' with the reason, beside the cart as it stands. */
export interface CouponAnswer {
  status: 'success' | 'error'
  message: string | null
  data: { cart: Cart }
}

export type CartCouponsService = ReturnType<typeof createCartCouponsService>

export function createCartCouponsService({ db, bags, now, isBlocked, locks }: Omit<CartParts, 'shelf'>) {
  const answered = (bag: Bag): CouponAnswer => ({
    status: 'success',
    message: null,
    data: { cart: showCart(bag, isBlocked) },
  })

  async function applyPerks(tx: Tx, buyer: Buyer, cart: FilledCart, look: Look): Promise<CouponAnswer> {
    const bag = await bags.fill(tx, cart, { ...look, usesPerks: true })
    const reason = perksRefusal(buyer, bag)
    if (reason) {
      const standing = showCart(await bags.fill(tx, cart, look), isBlocked)
      return { status: 'error', message: reason, data: { cart: { ...standing, coupon_error: reason } } }
    }
    await carts.changeCart(tx, cart.id, { usesPerks: true })
    return answered(bag)
  }

  return {
    /** How much they pay follows from wallet and bag at every look; here only the wish is kept. */
    usePerks: (buyer: Buyer, cartId: string, isWanted: boolean, look: Look = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        if (isWanted) return applyPerks(tx, buyer, cart, look)
        await carts.changeCart(tx, cart.id, { usesPerks: false })
        return answered(await bags.fill(tx, cart, { ...look, usesPerks: false }))
      }),

    apply: (buyer: Buyer, cartId: string, typed: string, look: Look = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const refused = async (message: string): Promise<CouponAnswer> => {
          const standing = showCart(await bags.fill(tx, cart, look), isBlocked)
          return { status: 'error', message, data: { cart: { ...standing, coupon_error: message } } }
        }
        if (isPerksCode(typed)) return applyPerks(tx, buyer, cart, look)
        const code = couponCode(typed)
        const bag = await bags.fill(tx, { ...cart, couponCode: code }, look)
        if (bag.couponError) return refused(bag.couponError)
        await carts.changeCart(tx, cart.id, { couponCode: code })
        return answered(bag)
      }),

    remove: (buyer: Buyer, cartId: string, look: Look = {}): Promise<CouponAnswer> =>
      transaction(db, async (tx) => {
        const cart = await openLocked(tx, { buyer, cartId }, now(), locks.cart)
        const without = showCart(await bags.fill(tx, { ...cart, couponCode: null }, look), isBlocked)
        if (!cart.couponCode) return { status: 'error', message: messages.couponInvalid, data: { cart: without } }
        await carts.changeCart(tx, cart.id, { couponCode: null })
        return { status: 'success', message: null, data: { cart: without } }
      }),
  }
}

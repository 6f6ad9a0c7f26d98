import type { Tx } from '../../db.ts'
import { usualPincode } from '../address/address.service.ts'
import * as rows from './cart.repository.ts'
import { markSeen } from './lines/cart-line.repository.ts'
import { readCart } from './reading/cart-reading.repository.ts'
import { skusIn } from './reading/checkout-reading.repository.ts'
import { type Rest, restOf } from './rest-of-cart.ts'

export type { CartClaim } from './cart-rows.ts'

/** What was added while a payment was under way moves to the next cart, because the old one is closed already. */
async function keepRest(tx: Tx, userId: number, rest: readonly Rest[]): Promise<void> {
  if (rest.length === 0) return
  await rows.openUserCart(tx, String(userId), await usualPincode(tx, String(userId)))
  await rows.moveRest(tx, userId, rest)
}

/** Carts as checking out needs them; each takes the transaction first. */
export const cartsAtCheckout = {
  lock: rows.lockCart,
  read: readCart,
  skus: skusIn,
  /** The buyer was told these prices. */
  markSeen,
  change: rows.changeCart,
  /** Its orders are placed: the next thing goes into a new one. */
  close: rows.closeCart,
  restOf,
  keepRest,
} as const

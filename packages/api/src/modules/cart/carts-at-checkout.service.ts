import type { Tx } from '../../db.ts'
import { defaultPincode } from '../address/address.service.ts'
import * as rows from './cart.repository.ts'
import { markSeen } from './lines/cart-line.repository.ts'
import { readCart } from './reading/cart-reading.repository.ts'
import { skusIn } from './reading/checkout-reading.repository.ts'
import { type Rest, restOf } from './rest-of-cart.ts'

export type { CartClaim } from './cart-rows.ts'

/** Moves what was added during a payment to the user's next cart, because the old one is closed by then. */
async function keepRest(tx: Tx, userId: number, rest: readonly Rest[]): Promise<void> {
  if (rest.length === 0) return
  await rows.openUserCart(tx, String(userId), await defaultPincode(tx, String(userId)))
  await rows.moveRest(tx, userId, rest)
}

/** The cart functions for checkout; each takes the transaction as its first argument. */
export const cartsAtCheckout = {
  lock: rows.lockCart,
  read: readCart,
  skus: skusIn,
  /** Records that the buyer has seen these prices. */
  markSeen,
  change: rows.changeCart,
  /** Closes a cart whose orders are placed; later additions go into a new one. */
  close: rows.closeCart,
  restOf,
  keepRest,
} as const

import * as rows from './cart.repository.ts'
import { markSeen } from './lines/cart-line.repository.ts'
import { readCart } from './reading/cart-reading.repository.ts'
import { skusIn } from './reading/checkout-reading.repository.ts'
import { restOf } from './rest-of-cart.ts'

export type { CartClaim } from './cart-rows.ts'

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
  keepRest: rows.keepRest,
} as const

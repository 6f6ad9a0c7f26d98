import { randomBytes } from 'node:crypto'
import type { Buyer } from '../../access.ts'
import type { Queryable, Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { usualPincode } from '../address/address.service.ts'
import * as carts from './cart.repository.ts'
import type { CartClaim, FilledCart } from './cart-rows.ts'
import { activeCartId, readCart } from './reading/cart-reading.repository.ts'

/** The one way into a cart for every write: its row locked, then its lines as the last writer left them. */
export async function openLocked(tx: Tx, claim: CartClaim, now: Date): Promise<FilledCart> {
  const [locked, filled] = await Promise.all([carts.lockCart(tx, claim), readCart(tx, claim, now)])
  if (!locked || !filled) throw new NoSuchEntity()
  return filled
}

/** The claim a call makes: the id it sends, else the user's active cart. */
export async function claimOf(
  q: Queryable,
  buyer: Buyer,
  cartId: string | null | undefined,
): Promise<CartClaim | undefined> {
  if (cartId) return { buyer, cartId }
  if (buyer.kind === 'guest') return undefined
  const id = await activeCartId(q, buyer.userId)
  return id === undefined ? undefined : { buyer, cartId: String(id) }
}

/** 128 random bits, under which a guest's cart is to be opened. */
export const newGuestClaim = (): CartClaim => ({ buyer: { kind: 'guest' }, cartId: randomBytes(16).toString('hex') })

/** A new cart: the user's one and only, or a guest's under 128 random bits. */
export async function openNew(tx: Tx, buyer: Buyer): Promise<CartClaim> {
  if (buyer.kind === 'guest') {
    const claim = newGuestClaim()
    await carts.openGuestCart(tx, claim.cartId)
    return claim
  }
  await carts.openUserCart(tx, buyer.userId, await usualPincode(tx, buyer.userId))
  const id = await activeCartId(tx, buyer.userId)
  if (id === undefined) throw new NoSuchEntity()
  return { buyer, cartId: String(id) }
}

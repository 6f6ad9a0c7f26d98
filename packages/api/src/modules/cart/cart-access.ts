import { randomBytes } from 'node:crypto'
import type { Buyer } from '../../access.ts'
import type { Queryable, Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import { defaultPincode } from '../address/address.service.ts'
import * as carts from './cart.repository.ts'
import type { CartClaim, FilledCart } from './cart-rows.ts'
import { activeCartId, readCart } from './reading/cart-reading.repository.ts'

/** Opens a cart for a write: locks its row, then reads its lines as the last writer committed them. */
export async function openLocked(tx: Tx, claim: CartClaim, now: Date): Promise<FilledCart> {
  const [locked, filled] = await Promise.all([carts.lockCart(tx, claim), readCart(tx, claim, now)])
  if (!locked || !filled) throw new NoSuchEntity()
  return filled
}

/** The claim of a call: the cart id it sends, otherwise the user's active cart. */
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

/** A claim to a new guest cart, with 128 random bits as its id. */
export const newGuestClaim = (): CartClaim => ({ buyer: { kind: 'guest' }, cartId: randomBytes(16).toString('hex') })

/** Creates a cart: the user's only active one, or a guest's with 128 random bits as its id. */
export async function openNew(tx: Tx, buyer: Buyer): Promise<CartClaim> {
  if (buyer.kind === 'guest') {
    const claim = newGuestClaim()
    await carts.openGuestCart(tx, claim.cartId)
    return claim
  }
  await carts.openUserCart(tx, buyer.userId, await defaultPincode(tx, buyer.userId))
  const id = await activeCartId(tx, buyer.userId)
  if (id === undefined) throw new NoSuchEntity()
  return { buyer, cartId: String(id) }
}

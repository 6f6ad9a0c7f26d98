import type { Tx } from '../../db.ts'
import type { Fragment } from '../../sql-fragment.ts'
import type { CartClaim, CartRow } from './cart-rows.ts'
import { columns, matchesClaim } from './reading/cart-reading.repository.ts'
import type { Rest } from './rest-of-cart.ts'

/**
 * Every write takes the cart's row first and holds it until commit. Incrementing the version takes the lock and tells
 * writers with an older read that the cart has changed.
 */
export async function lockCart(tx: Tx, claim: CartClaim): Promise<CartRow | undefined> {
  const [row] = await tx<CartRow[]>`
    update cart c set version = c.version + 1, updated_at = now() where ${matchesClaim(tx, claim)} returning ${columns(tx)}`
  return row
}

/** Creates only one cart for a user who opens one on two devices at once. */
export async function openUserCart(tx: Tx, userId: string, pincode: string | null): Promise<void> {
  await tx`
    insert into cart (user_id, pincode) values (${userId}, ${pincode}) on conflict (user_id) where state = 'active' do nothing`
}

export async function openGuestCart(tx: Tx, maskedId: string): Promise<CartRow> {
  const [row] = await tx<[CartRow]>`
    insert into cart as c (masked_id) values (${maskedId}) returning ${columns(tx)}`
  return row
}

export async function emptyCart(tx: Tx, cartId: number): Promise<void> {
  await tx`delete from cart_line where cart_id = ${cartId}`
  await tx`update cart set coupon_code = null, payment_method = null, use_perks = false, updated_at = now() where cart_id = ${cartId}`
}

type Settable = Partial<Pick<CartRow, 'couponCode' | 'method' | 'pincode' | 'addressId' | 'usesPerks'>>
export async function changeCart(tx: Tx, cartId: number, change: Settable): Promise<void> {
  const { couponCode, method, pincode, addressId, usesPerks } = change
  await tx`
    update cart set
      coupon_code = ${couponCode === undefined ? tx`coupon_code` : couponCode},
      payment_method = ${method === undefined ? tx`payment_method` : method},
      pincode = ${pincode === undefined ? tx`pincode` : pincode},
      address_id = ${addressId === undefined ? tx`address_id` : addressId},
      use_perks = ${usesPerks === undefined ? tx`use_perks` : usesPerks},
      updated_at = now()
    where cart_id = ${cartId}`
}

export const closeCart = (tx: Tx, cartId: number): Fragment =>
  tx`update cart set state = 'ordered', updated_at = now() where cart_id = ${cartId}`

/** Moves the remaining lines of a closed cart into the user's active one. */
export async function moveRest(tx: Tx, userId: number, rest: readonly Rest[]): Promise<void> {
  await tx`
    insert into cart_line (cart_id, sku, qty, options, options_key, seen_paise)
    select next.cart_id, l.sku, r.qty, l.options, l.options_key, l.seen_paise
    from unnest(${rest.map(({ lineId }) => lineId)}::bigint[], ${rest.map(({ qty }) => qty)}::integer[]) as r (line_id, qty)
    join cart_line l on l.line_id = r.line_id
    join cart next on next.user_id = ${userId} and next.state = 'active'
    order by l.line_id
    on conflict on constraint cart_line__once do nothing`
}

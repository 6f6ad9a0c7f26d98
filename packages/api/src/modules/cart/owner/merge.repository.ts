import type { Tx } from '../../../db.ts'

export interface MergingCarts {
  readonly guest: { readonly id: number; readonly pieces: number; readonly couponCode: string | null } | undefined
  readonly own: { readonly id: number } | undefined
}

/** Locks both carts in the order of their ids, so that two concurrent sign-ins cannot deadlock. */
export async function lockBoth(tx: Tx, userId: string, maskedId: string): Promise<MergingCarts> {
  const rows = await tx<{ id: number; isGuest: boolean; couponCode: string | null }[]>`
    select cart_id as id, masked_id is not null as "isGuest", coupon_code as "couponCode" from cart
    where state = 'active' and (masked_id = ${maskedId} or user_id = ${userId})
    order by cart_id for update`
  const guest = rows.find((row) => row.isGuest)
  const [{ pieces }] = await tx<[{ pieces: number }]>`
    select count(*)::integer as pieces from cart_line where cart_id = ${guest?.id ?? 0}`
  return {
    guest: guest && { id: guest.id, pieces, couponCode: guest.couponCode },
    own: rows.find((row) => !row.isGuest),
  }
}

/**
 * Moves the guest's saved lines to the user. A line that both saved is kept once, with the larger quantity: neither
 * loses pieces, and a wish saved on two devices is not doubled (decision 0659). Removed lines do not count.
 */
export async function adoptSaved(tx: Tx, userId: string, guestCartId: number): Promise<void> {
  await tx`delete from cart_saved_line where cart_id = ${guestCartId} and removed_at is not null`
  await tx`
    update cart_saved_line theirs set qty = greatest(theirs.qty, mine.qty) from cart_saved_line mine
    where theirs.cart_id = ${guestCartId} and mine.user_id = ${userId} and mine.removed_at is null
      and mine.sku = theirs.sku and mine.options_key = theirs.options_key`
  await tx`
    delete from cart_saved_line mine using cart_saved_line theirs
    where mine.user_id = ${userId} and theirs.cart_id = ${guestCartId} and mine.sku = theirs.sku
      and mine.options_key = theirs.options_key`
  await tx`update cart_saved_line set user_id = ${userId}, cart_id = null where cart_id = ${guestCartId}`
}

/**
 * Per line the guest's quantity wins, and with it the key of the latest add, whose answer may have been lost; the newest of the user's own lines are dropped when the cart gets too long.
 */
export async function moveLines(tx: Tx, from: number, to: number, mostLines: number): Promise<void> {
  await tx`
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise, last_add_key)
    select ${to}, sku, qty, options, options_key, seen_paise, last_add_key from cart_line where cart_id = ${from} order by line_id
    on conflict on constraint cart_line__once do update set
      qty = excluded.qty, seen_paise = excluded.seen_paise, last_add_key = coalesce(excluded.last_add_key, l.last_add_key)`
  await tx`
    delete from cart_line where line_id in (
      select mine.line_id from cart_line mine
      where mine.cart_id = ${to}
      order by exists (
        select from cart_line theirs
        where theirs.cart_id = ${from} and theirs.sku = mine.sku and theirs.options_key = mine.options_key
      ) desc, mine.line_id
      offset ${mostLines}
    )`
  await tx`delete from cart_line where cart_id = ${from}`
}

/** The guest's coupon and pincode win, being the last ones chosen; the usual pincode applies if neither has one. */
export async function closeGuestCart(tx: Tx, from: number, to: number, defaultPincode: string | null): Promise<void> {
  await tx`
    update cart own set
      version = own.version + 1, coupon_code = coalesce(guest.coupon_code, own.coupon_code),
      pincode = coalesce(guest.pincode, own.pincode, ${defaultPincode}), updated_at = now()
    from cart guest where own.cart_id = ${to} and guest.cart_id = ${from}`
  await tx`update cart set state = 'merged', updated_at = now() where cart_id = ${from}`
}

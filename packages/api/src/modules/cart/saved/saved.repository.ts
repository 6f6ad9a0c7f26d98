import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Buyer } from '../../../access.ts'
import type { Queryable, Tx } from '../../../db.ts'
import { housekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import { json } from '../../../sql-fragment.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import type { LineRow, LivePrice } from '../cart-rows.ts'
import { matchesClaim } from '../reading/cart-reading.repository.ts'

/** The maximum number of saved lines per owner; the oldest are dropped. */
const mostSaved = 100

export interface SavedRow {
  readonly id: number
  readonly sku: string
  readonly qty: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  readonly live: LivePrice | null
}

/** A user's saved lines are independent of the cart; a guest's belong to the cart whose masked id the guest holds. */
export interface SavedOwner {
  readonly buyer: Buyer
  readonly cartId: string | undefined
}

const own = (q: Queryable, { buyer, cartId = '' }: SavedOwner) =>
  buyer.kind === 'user'
    ? q`v.user_id = ${buyer.userId}`
    : q`v.cart_id = (select c.cart_id from cart c where ${matchesClaim(q, { buyer, cartId })})`

export async function listSaved(q: Queryable, owner: SavedOwner): Promise<SavedRow[]> {
  return q<SavedRow[]>`
    select v.saved_id as id, v.sku, v.qty, v.options, v.options_key as "optionsKey",
      case when s.sku is not null
        then json_build_object('price', s.price_paise, 'mrp', s.mrp_paise, 'onHand', s.on_hand) end as live
    from cart_saved_line v left join sale_now s on s.sku = v.sku
    where ${own(q, owner)} and v.removed_at is null
    order by v.saved_at desc, v.saved_id desc
    limit ${mostSaved}`
}

/** Locks the line until the transaction ends, so that it goes back into the cart only once. */
export async function takeSaved(tx: Tx, owner: SavedOwner, savedId: string): Promise<SavedRow | undefined> {
  const [row] = await tx<SavedRow[]>`
    select v.saved_id as id, v.sku, v.qty, v.options, v.options_key as "optionsKey", null as live
    from cart_saved_line v where v.saved_id = ${savedId} and v.removed_at is null and ${own(tx, owner)}
    for update`
  return row
}

export async function forgetSaved(q: Queryable, owner: SavedOwner, savedId: string): Promise<void> {
  await q`delete from cart_saved_line v where v.saved_id = ${savedId} and ${own(q, owner)}`
}

/** Hides a line until it is put back or swept; repeated calls keep the first time. */
export async function hideSaved(q: Queryable, owner: SavedOwner, savedId: string, now: Date): Promise<void> {
  await q`
    update cart_saved_line v set removed_at = ${now}
    where v.saved_id = ${savedId} and v.removed_at is null and ${own(q, owner)}`
}

/** False when the line is no longer there. */
export async function restoreSaved(q: Queryable, owner: SavedOwner, savedId: string): Promise<boolean> {
  const { count } = await q`
    update cart_saved_line v set removed_at = null where v.saved_id = ${savedId} and ${own(q, owner)}`
  return count === 1
}

export const removedLinesJob = housekeepingJob(
  'saved lines that were removed',
  (q, now, limit) => q`
    delete from cart_saved_line where saved_id in (
      select saved_id from cart_saved_line where removed_at < ${daysBefore(now, 1)}
      limit ${limit} for update skip locked
    )`,
)

/**
 * Saves a line; the pieces of one that is saved already are added to it, up to the limit of a line. Returns how many
 * exceeded it. Callers hold the lock of the line's cart and remove the line from it, so that a repeated call finds no
 * line to add again.
 */
export async function keep(tx: Tx, buyer: Buyer, cartId: number, line: LineRow, now: Date): Promise<number> {
  const isUser = buyer.kind === 'user'
  const ofOwner = isUser ? tx`user_id = ${buyer.userId}` : tx`cart_id = ${cartId}`
  const [before] = await tx<{ qty: number }[]>`
    select qty from cart_saved_line
    where ${ofOwner} and sku = ${line.sku} and options_key = ${line.optionsKey} and removed_at is null for update`
  const wanted = line.qty + (before?.qty ?? 0)
  const qty = Math.min(wanted, Math.max(line.qty, cartLimits.piecesPerLine))
  await tx`
    insert into cart_saved_line (user_id, cart_id, sku, qty, options, options_key, saved_at)
    values (
      ${isUser ? buyer.userId : null}, ${isUser ? null : cartId}, ${line.sku}, ${qty},
      ${json(tx, line.options)}, ${line.optionsKey}, ${now}
    )
    on conflict on constraint cart_saved_line__once do update set
      qty = excluded.qty, saved_at = excluded.saved_at, removed_at = null`
  await tx`
    delete from cart_saved_line where saved_id in (
      select saved_id from cart_saved_line where ${ofOwner}
      order by saved_at desc, saved_id desc offset ${mostSaved}
    )`
  return wanted - qty
}

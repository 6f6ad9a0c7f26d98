import type { CustomOption, PaymentMethod } from '@nukkad/contracts/endpoints/cart'
import type { Buyer } from '../../access.ts'
import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

export interface CartRow {
  readonly id: number
  readonly userId: number | null
  readonly maskedId: string | null
  readonly couponCode: string | null
  readonly method: PaymentMethod | null
  readonly pincode: string | null
  readonly addressId: number | null
  /** Rises with every write. */
  readonly version: number
}

/** What a SKU costs and how many stand on the shelf at this moment. */
export interface LivePrice {
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
}

/**
 * `seen` is the unit price the buyer was last told, `held` what other buyers' payments under way hold of the SKU; `live`
 * is null when it is not sold any more.
 */
export interface LineRow {
  readonly id: number
  readonly sku: string
  readonly qty: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  readonly seen: Paise
  readonly held: number
  readonly live: LivePrice | null
}

export interface FilledCart extends CartRow {
  readonly lines: readonly LineRow[]
}

/** What a caller shows of a cart: its id, and who they are. */
export interface CartClaim {
  readonly buyer: Buyer
  readonly cartId: string
}

const columns = (q: Queryable) => q`
  c.cart_id as id, c.user_id as "userId", c.masked_id as "maskedId", c.coupon_code as "couponCode",
  c.payment_method as method, c.pincode, c.address_id as "addressId", c.version`

/**
 * Ownership, in every statement: a number opens only its user's cart, a masked id opens the guest cart of whoever
 * holds it. Anything else matches nothing, so another's cart looks like an absent one.
 */
function owned(q: Queryable, { buyer, cartId }: CartClaim) {
  if (!/^[0-9]{1,15}$/.test(cartId)) return q`c.masked_id = ${cartId} and c.state = 'active'`
  if (buyer.kind === 'guest') return q`false`
  return q`c.cart_id = ${Number(cartId)} and c.user_id = ${buyer.userId} and c.state = 'active'`
}

/**
 * Every write takes the cart's row first, and keeps it until it commits. Raising the version is the lock, and tells
 * writers that looked before. `isLocking` is false only where a test shows what the lock is for.
 */
export async function lockCart(tx: Tx, claim: CartClaim, isLocking: boolean): Promise<CartRow | undefined> {
  const [row] = isLocking
    ? await tx<CartRow[]>`
        update cart c set version = c.version + 1, updated_at = now() where ${owned(tx, claim)} returning ${columns(tx)}`
    : await tx<CartRow[]>`select ${columns(tx)} from cart c where ${owned(tx, claim)}`
  return row
}

/** Lines travel as lists without names: writing the names again for every line was half the cost of reading a cart. */
type PackedLine = readonly [
  id: number,
  sku: string,
  qty: number,
  options: readonly CustomOption[],
  optionsKey: string,
  seen: Paise,
  held: number,
  price: Paise | null,
  mrp: Paise,
  onHand: number,
]
const linesOf = (q: Queryable, now: Date) => q`
  coalesce((
    select json_agg(json_build_array(
      l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, coalesce((
        select sum(h.qty) from stock_hold h where h.sku = l.sku and h.expires_at > ${now} and h.cart_id <> c.cart_id
      ), 0), s.price_paise, s.mrp_paise, s.on_hand
    ) order by l.line_id)
    from cart_line l left join sale_now s on s.sku = l.sku where l.cart_id = c.cart_id
  ), '[]') as packed`

type PackedCart = CartRow & { readonly packed: readonly PackedLine[] }
function unpack<Row extends PackedCart>({ packed, ...cart }: Row): Omit<Row, 'packed'> & FilledCart {
  const lines = packed.map(
    ([id, sku, qty, options, optionsKey, seen, held, price, mrp, onHand]): LineRow => ({
      ...{ id, sku, qty, options, optionsKey, seen, held },
      live: price === null ? null : { price, mrp, onHand },
    }),
  )
  return { ...cart, lines }
}

export async function readCart(q: Queryable, claim: CartClaim, now: Date): Promise<FilledCart | undefined> {
  const [row] = await q<PackedCart[]>`
    select ${columns(q)}, ${linesOf(q, now)} from cart c where ${owned(q, claim)}`
  return row && unpack(row)
}

export async function activeCartId(q: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await q<{ id: number }[]>`
    select cart_id as id from cart where user_id = ${userId} and state = 'active'`
  return row?.id
}

/** A user who opens a cart on two devices at once still gets one. */
export async function openUserCart(tx: Tx, userId: string): Promise<void> {
  await tx`
    insert into cart (user_id) values (${userId}) on conflict (user_id) where state = 'active' do nothing`
}

export async function openGuestCart(tx: Tx, maskedId: string): Promise<CartRow> {
  const [row] = await tx<[CartRow]>`
    insert into cart as c (masked_id) values (${maskedId}) returning ${columns(tx)}`
  return row
}

export interface LineToPut {
  readonly cartId: number
  readonly sku: string
  readonly qty: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  readonly seen: Paise
}

/** Sets the line to this quantity, whether it was there or not. */
export async function putLine(tx: Tx, line: LineToPut): Promise<number> {
  const [row] = await tx<[{ id: number }]>`
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
    values (${line.cartId}, ${line.sku}, ${line.qty}, ${tx.json(line.options as never)}, ${line.optionsKey}, ${line.seen})
    on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
    returning l.line_id as id`
  return row.id
}

export async function removeLine(tx: Tx, lineId: number): Promise<void> {
  await tx`delete from cart_line where line_id = ${lineId}`
}

export async function emptyCart(tx: Tx, cartId: number): Promise<void> {
  await tx`delete from cart_line where cart_id = ${cartId}`
  await tx`update cart set coupon_code = null, payment_method = null, updated_at = now() where cart_id = ${cartId}`
}

export async function markSeen(tx: Tx, prices: readonly { id: number; seen: Paise }[]): Promise<void> {
  await tx`
    update cart_line l set seen_paise = n.seen
    from unnest(${prices.map(({ id }) => id)}::bigint[], ${prices.map(({ seen }) => seen)}::bigint[]) as n (id, seen)
    where l.line_id = n.id`
}

type Settable = Partial<Pick<CartRow, 'couponCode' | 'method' | 'pincode' | 'addressId'>>
export async function changeCart(tx: Tx, cartId: number, change: Settable): Promise<void> {
  const { couponCode, method, pincode, addressId } = change
  await tx`
    update cart set
      coupon_code = ${couponCode === undefined ? tx`coupon_code` : couponCode},
      payment_method = ${method === undefined ? tx`payment_method` : method},
      pincode = ${pincode === undefined ? tx`pincode` : pincode},
      address_id = ${addressId === undefined ? tx`address_id` : addressId},
      updated_at = now()
    where cart_id = ${cartId}`
}

export async function closeCart(tx: Tx, cartId: number): Promise<void> {
  await tx`update cart set state = 'ordered', updated_at = now() where cart_id = ${cartId}`
}

export async function countPieces(q: Queryable, claim: CartClaim): Promise<number | undefined> {
  const [row] = await q<{ count: number }[]>`
    select coalesce((select sum(l.qty) from cart_line l where l.cart_id = c.cart_id), 0)::integer as count
    from cart c where ${owned(q, claim)}`
  return row?.count
}

export interface CartAndWanted extends FilledCart {
  /** What was asked for, which may not be in the cart yet; null when it is not sold. */
  readonly wanted: (LivePrice & { readonly held: number }) | null
}

/** The cart, and beside it the SKU that somebody wants to put in: one statement. */
export async function readWithWanted(
  q: Queryable,
  claim: CartClaim,
  sku: string,
  now: Date,
): Promise<CartAndWanted | undefined> {
  const [row] = await q<(PackedCart & Pick<CartAndWanted, 'wanted'>)[]>`
    select ${columns(q)}, ${linesOf(q, now)}, (
      select json_build_object('price', s.price_paise, 'mrp', s.mrp_paise, 'onHand', s.on_hand, 'held', coalesce((
        select sum(h.qty) from stock_hold h where h.sku = s.sku and h.expires_at > ${now} and h.cart_id <> c.cart_id
      ), 0))
      from sale_now s where s.sku = ${sku}
    ) as wanted
    from cart c where ${owned(q, claim)}`
  return row && unpack(row)
}

/**
 * Puts the line only if the cart is still as it was read: undefined when somebody wrote in between. The cart's row is
 * locked, looked at and raised in the same statement, so a writer that waits sees the newest version. This one commit
 * does not wait for the disk: a power cut may take the last half second of bag lines, never an order.
 */
export async function putLineIfUnchanged(
  q: Queryable,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  line: Omit<LineToPut, 'cartId'>,
  isLocking: boolean,
): Promise<number | undefined> {
  const [row] = await q<{ id: number }[]>`
    with locked as (
      update cart c set version = c.version + 1, updated_at = now()
      where c.cart_id = ${id} and c.state = 'active' ${isLocking ? q`and c.version = ${version}` : q``}
      returning c.cart_id, set_config('synchronous_commit', 'off', true)
    )
    insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
    select cart_id, ${line.sku}::text, ${line.qty}::integer, ${q.json(line.options as never)}::jsonb,
      ${line.optionsKey}::text, ${line.seen}::bigint
    from locked
    on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
    returning l.line_id as id`
  return row?.id
}

export async function isSold(q: Queryable, sku: string): Promise<boolean> {
  const rows = await q`select from sale_now where sku = ${sku}`
  return rows.length > 0
}

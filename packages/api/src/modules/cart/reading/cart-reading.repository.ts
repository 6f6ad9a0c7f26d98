import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'
import { type CartClaim, type CartRow, type FilledCart, isCartNumber, type LineRow, type Purse } from '../cart-rows.ts'

export const columns = (q: Queryable) => q`
  c.cart_id as id, c.user_id as "userId", c.masked_id as "maskedId", c.coupon_code as "couponCode",
  c.payment_method as method, c.pincode, c.address_id as "addressId", c.use_perks as "usesPerks", c.version`

/**
 * Ownership, in every statement: a number opens only its user's cart, a masked id opens the guest cart for anyone who
 * holds it. Anything else matches nothing, so another's cart looks like one that does not exist.
 */
export function matchesClaim(q: Queryable, { buyer, cartId }: CartClaim) {
  if (!isCartNumber(cartId)) return q`c.masked_id = ${cartId} and c.state = 'active'`
  if (buyer.kind === 'guest') return q`false`
  return q`c.cart_id = ${Number(cartId)} and c.user_id = ${buyer.userId} and c.state = 'active'`
}

/** A line without field names: writing them for every line was half the cost of reading a cart. */
type PackedLine = readonly [
  id: number,
  sku: string,
  qty: number,
  options: readonly CustomOption[],
  optionsKey: string,
  seen: Paise,
  price: Paise | null,
  mrp: Paise,
  onHand: number,
  held: number | null,
]

/** The lines of the cart `c`; add_to_carts.sql packs its lines in the same way. */
const packedLines = (q: Queryable, now: Date) => q`(
  select json_agg(json_build_array(
    l.line_id, l.sku, l.qty, l.options, l.options_key, l.seen_paise, s.price_paise, s.mrp_paise, s.on_hand, (
      select sum(h.qty) from stock_hold h where h.sku = l.sku and h.expires_at > ${now} and h.cart_id <> c.cart_id
    )
  ))::text
  from cart_line l left join sale_now s on s.sku = l.sku where l.cart_id = c.cart_id
) as packed`

export const linesOf = (q: Queryable, claim: CartClaim, now: Date) => q`
  ${purseOf(q, claim, now)} ${packedLines(q, now)}`

const purseOf = (q: Queryable, { buyer }: CartClaim, now: Date) =>
  buyer.kind === 'guest' ? q`` : q`packed_purse(c.user_id, c.cart_id, ${now}) as purse,`

/** A cart as it was read, its lines still packed as text: two equal readings are the same cart at the same prices. */
export interface CartReading extends CartRow {
  readonly packed: string | null
  /** Perks, gift cards and credit; absent for guests. */
  readonly purse?: string | null
}

/** Parses a reading. Sorting a handful of lines here is cheaper than a sort in PostgreSQL. */
export function unpack<Row extends CartReading>({
  packed,
  purse,
  ...cart
}: Row): Omit<Row, 'packed' | 'purse'> & FilledCart {
  const lineRows: PackedLine[] = packed ? JSON.parse(packed) : []
  const lines = lineRows.map(
    ([id, sku, qty, options, optionsKey, seen, price, mrp, onHand, held]): LineRow => ({
      id,
      sku,
      qty,
      options,
      optionsKey,
      seen,
      held: held ?? 0,
      live: price === null ? null : { price, mrp, onHand },
    }),
  )
  return { ...cart, ...purseIn(purse), lines: lines.sort((a, b) => a.id - b.id) }
}

function purseIn(packed: string | null | undefined): Purse {
  if (!packed) return {}
  const [perks = 0, gifts = 0, credit = 0] = packed.split(' ').map(Number)
  return { perks, gifts, credit }
}

export async function readAsWritten(q: Queryable, claim: CartClaim, now: Date): Promise<CartReading | undefined> {
  const [row] = await q<CartReading[]>`
    select ${columns(q)}, ${linesOf(q, claim, now)} from cart c where ${matchesClaim(q, claim)}`
  return row
}

export async function readCart(q: Queryable, claim: CartClaim, now: Date): Promise<FilledCart | undefined> {
  const row = await readAsWritten(q, claim, now)
  return row && unpack(row)
}

export async function activeCartId(q: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await q<{ id: number }[]>`
    select cart_id as id from cart where user_id = ${userId} and state = 'active'`
  return row?.id
}

export async function countPieces(q: Queryable, claim: CartClaim): Promise<number | undefined> {
  const [row] = await q<{ count: number }[]>`
    select coalesce((select sum(l.qty) from cart_line l where l.cart_id = c.cart_id), 0)::integer as count
    from cart c where ${matchesClaim(q, claim)}`
  return row?.count
}

/** The internal number of the caller's cart, which a guest never sees. */
export async function cartNumber(q: Queryable, claim: CartClaim): Promise<number | undefined> {
  const [row] = await q<{ id: number }[]>`select c.cart_id as id from cart c where ${matchesClaim(q, claim)}`
  return row?.id
}

/**
 * Returns the carts in the order of the claims. The ids are passed as JSON because the planner then assumes a hundred,
 * however many there are: one plan serves all. An array would be planned again each time, which takes longer than the
 * reading. `offset 0` keeps the lateral part separate, so that carts are looked up one by one.
 */
export async function readOfGuests(
  q: Queryable,
  claims: readonly CartClaim[],
  now: Date,
): Promise<(CartReading | undefined)[]> {
  const ids = claims.map(({ cartId }) => cartId)
  const rows = await q<CartReading[]>`
    select found.* from jsonb_array_elements_text(${q.json(ids)}) as asked (id), lateral (
      select ${columns(q)}, ${packedLines(q, now)}
      from cart c where c.masked_id = asked.id and c.state = 'active' offset 0
    ) found`
  const byId = new Map(rows.map((row) => [row.maskedId, row]))
  return ids.map((id) => byId.get(id))
}

export async function readOfUsers(
  q: Queryable,
  claims: readonly CartClaim[],
  now: Date,
): Promise<(CartReading | undefined)[]> {
  const pairs = claims.map((claim) => [Number(claim.cartId), userOf(claim)])
  const [first] = claims
  if (!first) return []
  const rows = await q<CartReading[]>`
    select found.* from jsonb_array_elements(${q.json(pairs)}) as asked (pair), lateral (
      select ${columns(q)}, ${linesOf(q, first, now)}
      from cart c
      where c.cart_id = (asked.pair ->> 0)::bigint and c.user_id = (asked.pair ->> 1)::bigint and c.state = 'active'
      offset 0
    ) found`
  const byOwner = new Map(rows.map((row) => [`${row.id} ${row.userId}`, row]))
  return pairs.map(([id, user]) => byOwner.get(`${id} ${user}`))
}

const userOf = ({ buyer }: CartClaim): number | null => (buyer.kind === 'user' ? Number(buyer.userId) : null)

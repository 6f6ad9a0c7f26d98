import type { CustomOption } from '@nukkad/contracts/endpoints/cart-shapes'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'
import { type CartReading, columns, linesOf, owned, unpack } from './cart-reading.repository.ts'
import type { CartClaim, FilledCart } from './cart-rows.ts'

export interface QuickLine {
  readonly sku: string
  /** How many more. */
  readonly more: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  /** What the options cost. */
  readonly extra: Paise
}

export interface Limits {
  readonly piecesPerLine: number
  readonly lines: number
}

interface Put {
  readonly putId: number
  readonly putQty: number
  readonly price: Paise
  readonly mrp: Paise
  readonly onHand: number
  readonly held: number
}

/**
 * Looks at the cart, puts the line, and answers the cart with it, all in one statement, if nothing stands against it: the
 * cart is there, the SKU is sold, there is room in line, stock and bag, and nobody wrote between the look and the write.
 * Else it writes nothing and answers undefined, and the way behind the lock finds out why. The cart's row is compared and
 * raised in the same update, so a writer that waits compares with the newest version. This one commit does not wait for
 * the disk: a power cut may take the last half second of bag lines, never an order.
 */
export async function quickAdd(
  q: Queryable,
  claim: CartClaim,
  { sku, more, options, optionsKey, extra }: QuickLine,
  most: Limits,
  now: Date,
): Promise<FilledCart | undefined> {
  const [row] = await q<(CartReading & Put)[]>`
    with seen as materialized (
      select ${columns(q)}, ${linesOf(q, claim, now)} from cart c where ${owned(q, claim)}
    ), stock as materialized (
      select s.price_paise, s.mrp_paise, s.on_hand, coalesce((
        select sum(h.qty) from stock_hold h
        where h.sku = s.sku and h.expires_at > ${now} and h.cart_id <> (select id from seen)
      ), 0)::integer as held
      from sale_now s where s.sku = ${sku}
    ), tally as materialized (
      select coalesce(sum(l.qty) filter (where l.sku = ${sku} and l.options_key = ${optionsKey}), 0)::integer as mine,
        coalesce(sum(l.qty) filter (where l.sku = ${sku} and l.options_key <> ${optionsKey}), 0)::integer as elsewhere,
        count(*) as lines
      from cart_line l where l.cart_id = (select id from seen)
    ), locked as (
      update cart c set version = c.version + 1, updated_at = now()
      from seen, stock, tally
      where c.cart_id = seen.id and c.state = 'active' and c.version = seen.version
        and tally.mine + ${more}::integer
          <= least(${most.piecesPerLine}::integer, stock.on_hand - stock.held - tally.elsewhere)
        and (tally.mine > 0 or tally.lines < ${most.lines}::integer)
      returning c.cart_id, tally.mine, stock.price_paise, set_config('synchronous_commit', 'off', true)
    ), put as (
      insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
      select cart_id, ${sku}, mine + ${more}::integer, ${q.json(options as never)}::jsonb, ${optionsKey},
        price_paise + ${extra}::bigint
      from locked
      on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
      returning l.line_id, l.qty
    )
    select seen.*, put.line_id as "putId", put.qty as "putQty", stock.price_paise as price, stock.mrp_paise as mrp,
      stock.on_hand as "onHand", stock.held
    from seen, stock, put`
  if (!row) return undefined
  const { putId: id, putQty: qty, price, mrp, onHand, held, ...cart } = unpack(row)
  const line = { id, sku, qty, options, optionsKey, seen: price + extra, held, live: { price, mrp, onHand } }
  const others = cart.lines.filter((one) => one.id !== id)
  return { ...cart, lines: [...others, line].sort((a, b) => a.id - b.id) }
}

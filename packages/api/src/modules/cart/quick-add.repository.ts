import type { CustomOption } from '@nukkad/contracts/endpoints/cart-shapes'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'
import { type CartReading, columns, fromLines, owned, packedLines, purseOf, unpack } from './cart-reading.repository.ts'
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
      select ${columns(q)}, ${purseOf(q, claim, now)} bag.*, stock.*
      from cart c, lateral (
        select ${packedLines(q, now)},
          coalesce(sum(l.qty) filter (where l.sku = ${sku} and l.options_key = ${optionsKey}), 0)::integer as mine,
          coalesce(sum(l.qty) filter (where l.sku = ${sku} and l.options_key <> ${optionsKey}), 0)::integer as elsewhere,
          count(*) as "lineCount"
        ${fromLines(q)}
      ) bag, lateral (
        select s.price_paise as price, s.mrp_paise as mrp, s.on_hand as "onHand", coalesce((
          select sum(h.qty) from stock_hold h where h.sku = s.sku and h.expires_at > ${now} and h.cart_id <> c.cart_id
        ), 0)::integer as held
        from sale_now s where s.sku = ${sku}
      ) stock
      where ${owned(q, claim)}
    ), locked as (
      update cart c set version = c.version + 1, updated_at = now()
      from seen
      where c.cart_id = seen.id and c.state = 'active' and c.version = seen.version
        and seen.mine + ${more}::integer
          <= least(${most.piecesPerLine}::integer, seen."onHand" - seen.held - seen.elsewhere)
        and (seen.mine > 0 or seen."lineCount" < ${most.lines}::integer)
      returning c.cart_id, seen.mine, seen.price, set_config('synchronous_commit', 'off', true)
    ), put as (
      insert into cart_line as l (cart_id, sku, qty, options, options_key, seen_paise)
      select cart_id, ${sku}, mine + ${more}::integer, ${q.json(options as never)}::jsonb, ${optionsKey},
        price + ${extra}::bigint
      from locked
      on conflict on constraint cart_line__once do update set qty = excluded.qty, seen_paise = excluded.seen_paise
      returning l.line_id, l.qty
    )
    select seen.*, put.line_id as "putId", put.qty as "putQty" from seen, put`
  if (!row) return undefined
  const { putId: id, putQty: qty, price, mrp, onHand, held, ...cart } = unpack(row)
  const line = { id, sku, qty, options, optionsKey, seen: price + extra, held, live: { price, mrp, onHand } }
  const others = cart.lines.filter((one) => one.id !== id)
  return { ...cart, lines: [...others, line].sort((a, b) => a.id - b.id) }
}

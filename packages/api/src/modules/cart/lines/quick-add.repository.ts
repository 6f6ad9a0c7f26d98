import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Queryable } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'
import { type CartClaim, type FilledCart, isCartNumber } from '../cart-rows.ts'
import { type CartReading, unpack } from '../reading/cart-reading.repository.ts'

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

/** A line for a cart. */
export interface QuickAdd {
  readonly claim: CartClaim
  readonly line: QuickLine
  /** The claim is a new guest's: the cart is opened with its first line. */
  readonly isFirst?: boolean
}

/**
 * Puts each line into its cart in one statement, and answers that cart with it; undefined, and nothing written, where
 * something stands against it or somebody else writes to the cart: the way behind the lock finds out. Two lines for one
 * cart go in one after the other.
 */
export async function quickAdd(
  q: Queryable,
  adds: readonly QuickAdd[],
  most: Limits,
  now: Date,
): Promise<(FilledCart | undefined)[]> {
  const rows = await q<(CartReading & Put & { number: number })[]>`
    select asked.number, added.*
    from jsonb_array_elements(${json(q, adds.map(asList))}) with ordinality as asked (line, number), lateral quick_add(
      (asked.line ->> 0)::bigint, (asked.line ->> 1)::bigint, asked.line ->> 2,
      asked.line ->> 3, asked.line ->> 4, (asked.line ->> 5)::integer, asked.line -> 6, (asked.line ->> 7)::bigint,
      ${most.piecesPerLine}, ${most.lines}, ${now}, (asked.line ->> 8)::boolean
    ) added`
  const byNumber = new Map(rows.map(({ number, ...row }) => [number, row]))
  return adds.map(({ line }, at) => {
    const row = byNumber.get(at + 1)
    return row && filled(line, row)
  })
}

function asList({ claim: { buyer, cartId }, line, isFirst = false }: QuickAdd) {
  const { sku, optionsKey, more, options, extra } = line
  const isNumber = isCartNumber(cartId)
  const user = buyer.kind === 'user' ? Number(buyer.userId) : null
  return [
    isNumber ? Number(cartId) : null,
    user,
    isNumber ? null : cartId,
    sku,
    optionsKey,
    more,
    options,
    extra,
    isFirst,
  ]
}

function filled({ sku, options, optionsKey, extra }: QuickLine, row: CartReading & Put): FilledCart {
  const { putId: id, putQty: qty, price, mrp, onHand, held, ...reading } = row
  const line = { id, sku, qty, options, optionsKey, seen: price + extra, held, live: { price, mrp, onHand } }
  const cart = unpack(reading)
  const others = cart.lines.filter((one) => one.id !== id)
  return { ...cart, lines: [...others, line].sort((a, b) => a.id - b.id) }
}

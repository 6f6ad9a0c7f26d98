import type { CustomOption } from '@nukkad/contracts/endpoints/cart-shapes'
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

/**
 * Looks at the cart, puts the line, and answers the cart with it, all in one statement, if nothing stands against it: the
 * cart is there, the SKU is sold, there is room in line, stock and cart, and nobody wrote between the look and the write.
 * Else it writes nothing and answers undefined, and the way behind the lock finds out why.
 */
export async function quickAdd(
  q: Queryable,
  { buyer, cartId }: CartClaim,
  { sku, more, options, optionsKey, extra }: QuickLine,
  most: Limits,
  now: Date,
): Promise<FilledCart | undefined> {
  const isNumber = isCartNumber(cartId)
  const user = buyer.kind === 'user' ? Number(buyer.userId) : null
  const [row] = await q<(CartReading & Put)[]>`
    select * from quick_add(
      ${isNumber ? Number(cartId) : null}, ${user}, ${isNumber ? null : cartId},
      ${sku}, ${optionsKey}, ${more}, ${json(q, options)}, ${extra}, ${most.piecesPerLine}, ${most.lines}, ${now}
    )`
  if (!row) return undefined
  const { putId: id, putQty: qty, price, mrp, onHand, held, ...reading } = row
  const line = { id, sku, qty, options, optionsKey, seen: price + extra, held, live: { price, mrp, onHand } }
  const cart = unpack(reading)
  const others = cart.lines.filter((one) => one.id !== id)
  return { ...cart, lines: [...others, line].sort((a, b) => a.id - b.id) }
}

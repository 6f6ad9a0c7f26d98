import type { CustomOption } from '@nukkad/contracts/endpoints/cart/cart-line'
import type { Queryable } from '../../../db.ts'
import { json } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import { type CartClaim, type FilledCart, isCartNumber, type LineRow, type LivePrice } from '../cart-rows.ts'
import { type CartReading, unpack } from '../reading/cart-reading.repository.ts'

export interface LineToAdd {
  readonly sku: string
  /** How many to add. */
  readonly more: number
  readonly options: readonly CustomOption[]
  readonly optionsKey: string
  /** The price of the options. */
  readonly extra: Paise
  /** The client's Idempotency-Key: an add with the one of the line's latest add changes nothing. */
  readonly idempotencyKey?: string | undefined
}

/** A line to add to a cart. */
export interface Add {
  readonly claim: CartClaim
  readonly line: LineToAdd
  /** The claim is a new guest's: the cart is created together with its first line, or not at all. */
  readonly isFirst?: boolean
}

/** The result of an add: the cart with its line, or the unchanged cart and the facts that prevented it. */
export interface Added {
  readonly cart: FilledCart
  /** The line that was added to; null when nothing was added. */
  readonly lineId: number | null
  /** The current price and stock of the requested SKU; null when it is not sold. */
  readonly wanted: (LivePrice & Pick<LineRow, 'held'>) | null
}

interface Put {
  readonly putId: number | null
  readonly putQty: number
  readonly price: Paise | null
  readonly mrp: Paise
  readonly onHand: number
  readonly held: number
}

/**
 * Adds lines to carts in one statement, one to each; undefined where the cart is not the caller's, another writer holds
 * its lock, or another of these lines is for the same cart.
 */
export async function addToCarts(q: Queryable, adds: readonly Add[], now: Date): Promise<(Added | undefined)[]> {
  const { piecesPerLine, lines } = cartLimits
  const rows = await q<(CartReading & Put & { number: number })[]>`
    select added.* from add_to_carts(
      array(select jsonb_array_elements(${json(q, adds.map(asArguments))})), ${piecesPerLine}, ${lines}, ${now}
    ) added`
  const byNumber = new Map(rows.map(({ number, ...row }) => [number, row]))
  return adds.map(({ line }, at) => {
    const row = byNumber.get(at + 1)
    return row && added(line, row)
  })
}

/** An add under the names that the SQL function reads. */
function asArguments({ claim: { buyer, cartId }, line, isFirst = false }: Add) {
  const isNumber = isCartNumber(cartId)
  return {
    claimed: isNumber ? Number(cartId) : null,
    buyer: buyer.kind === 'user' ? Number(buyer.userId) : null,
    masked: isNumber ? null : cartId,
    wanted: line.sku,
    key: line.optionsKey,
    more: line.more,
    chosen: line.options,
    extra: line.extra,
    opening: isFirst,
    idempotency_key: line.idempotencyKey ?? null,
  }
}

function added({ sku, options, optionsKey, extra }: LineToAdd, row: CartReading & Put): Added {
  const { putId, putQty, price, mrp, onHand, held, ...reading } = row
  const cart = unpack(reading)
  if (price === null) return { cart, lineId: null, wanted: null }
  const live = { price, mrp, onHand }
  const wanted = { ...live, held }
  if (putId === null) return { cart, lineId: null, wanted }
  const line: LineRow = { id: putId, sku, qty: putQty, options, optionsKey, seen: price + extra, held, live }
  const others = cart.lines.filter((one) => one.id !== putId)
  return { cart: { ...cart, lines: [...others, line].sort((a, b) => a.id - b.id) }, lineId: putId, wanted }
}

import type { CartLine } from '@nukkad/contracts/endpoints/cart/cart-line'
import { type Paise, rupees } from '../../pricing/money.ts'
import type { LinePrice } from '../../pricing/price-cart.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import type { LineRow } from '../cart-rows.ts'
import type { ForSale } from '../reading/for-sale.ts'
import { type ChosenOption, optionsPrice, resolveOptions } from './custom-options.ts'

/**
 * A line checked against the current catalogue. `problem` prevents buying it, `notice` only informs. When fewer are
 * left than were requested, `row` holds how many are left.
 */
export interface CheckedLine {
  readonly row: LineRow
  readonly asked: number
  readonly product: ForSale | null
  readonly chosen: readonly ChosenOption[]
  readonly unit: Paise
  readonly mrp: Paise
  readonly maxQty: number
  readonly isAvailable: boolean
  readonly isDeliverable: boolean
  readonly problem: string | null
  readonly notice: string | null
  readonly change: CartLine['change']
  /** Working days until it is delivered, packing included; null while the destination is unknown. */
  readonly days: number | null
  /** Working days on the road; null while the destination is unknown. */
  readonly road: number | null
  /** The delivery day; null while the destination is unknown. */
  readonly deliverBy: string | null
  /** Undefined for a line that cannot be bought and so costs nothing. */
  readonly price: LinePrice | undefined
}

/** The line as shown now, to be stored as shown. */
export const seenLine = ({ row, unit }: CheckedLine) => ({ id: row.id, seen: unit, qty: row.qty })

/**
 * Checks a line against the catalogue; `room` is how many of its SKU this cart may take, less the lines before,
 * `unreached` the reason why it can't be delivered to the cart's destination.
 */
export function checkLine(
  asked: LineRow,
  product: ForSale | null,
  room: number,
  unreached: string | null,
): Omit<CheckedLine, 'price' | 'days' | 'road' | 'deliverBy'> {
  const isFewer = room > 0 && room < asked.qty
  const row = isFewer ? { ...asked, qty: room } : asked
  const chosen = product && resolveOptions(product, row.options)
  const extra = optionsPrice(chosen ?? [])
  const unit = (product?.price ?? row.seen) + (product ? extra : 0)
  const maxQty = Math.min(cartLimits.piecesPerLine, Math.max(0, room))
  const lack = !product
    ? 'This product is no longer sold.'
    : !chosen
      ? 'The option you chose is no longer available. Please add the product again.'
      : room <= 0
        ? 'Sold out.'
        : null
  const problem = lack ?? unreached
  const changes = lack ? [] : [isFewer ? fewer(asked.qty, room) : null, priceNotice(row.seen, unit)]
  return {
    row,
    asked: asked.qty,
    product,
    chosen: chosen ?? [],
    unit,
    mrp: Math.max(unit, (product?.mrp ?? unit) + extra),
    maxQty,
    isAvailable: lack === null,
    isDeliverable: unreached === null,
    problem,
    notice: problem ?? (changes.filter(Boolean).join(' ') || null),
    change: changeOf({ product, lack, isFewer, seen: row.seen, unit }),
  }
}

const fewer = (qty: number, room: number) => `Only ${room} left, so we reduced your quantity from ${qty} to ${room}.`

interface Comparison {
  readonly product: ForSale | null
  readonly lack: string | null
  readonly isFewer: boolean
  readonly seen: Paise
  readonly unit: Paise
}

function changeOf({ product, lack, isFewer, seen, unit }: Comparison): CartLine['change'] {
  if (!product) return 'not_sold'
  if (lack) return 'sold_out'
  if (isFewer) return 'fewer'
  if (seen === unit) return null
  return unit > seen ? 'price_up' : 'price_down'
}

function priceNotice(seen: Paise, unit: Paise): string | null {
  if (seen === unit) return null
  return `The price went ${unit > seen ? 'up' : 'down'} from ${rupees(seen)} to ${rupees(unit)}.`
}

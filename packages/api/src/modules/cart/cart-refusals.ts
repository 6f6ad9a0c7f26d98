import { cartLimits } from '../pricing/price-rules.ts'
import type { LineRow } from './cart-rows.ts'

/** An ordinary refusal, to be shown to the buyer. */
export interface CartRefusal {
  readonly message: string
  readonly code:
    | 'not_sold'
    | 'options'
    | 'sold_out'
    | 'stock_limit'
    | 'line_limit'
    | 'cart_full'
    | 'line_gone'
    | 'payment'
}

export const notSold: CartRefusal = { message: 'This product is no longer sold.', code: 'not_sold' }
export const foreignUpload: CartRefusal = {
  message: 'Please upload the picture again while you are signed in: this one does not belong to your account.',
  code: 'options',
}
export const lineGone: CartRefusal = { message: 'This item is no longer in your bag.', code: 'line_gone' }

export interface WantedQuantity {
  /** The current lines. */
  readonly lines: readonly Pick<LineRow, 'id' | 'sku' | 'qty'>[]
  readonly lineId: number | undefined
  readonly sku: string
  /** The quantity that the line is to have afterwards. */
  readonly qty: number
  /** Stock on hand, less other buyers' holds. */
  readonly available: number
}

/** The reason why the line cannot have this quantity, or undefined. Decreasing it is always allowed. */
export function quantityRefusal({ lines, lineId, sku, qty, available }: WantedQuantity): CartRefusal | undefined {
  const before = lines.find(({ id }) => id === lineId)?.qty ?? 0
  if (qty <= before) return undefined
  if (qty > cartLimits.piecesPerLine) {
    return { message: `You can buy up to ${cartLimits.piecesPerLine} of one item at a time.`, code: 'line_limit' }
  }
  const elsewhere = lines.reduce((sum, line) => (line.sku === sku && line.id !== lineId ? sum + line.qty : sum), 0)
  const room = Math.max(0, available - elsewhere)
  if (room === 0) return { message: 'This is sold out.', code: 'sold_out' }
  if (qty > room) {
    const have = before > 0 ? `, and you have ${before} in your bag` : ''
    return { message: `Only ${room} left${have}.`, code: 'stock_limit' }
  }
  if (lineId === undefined && lines.length >= cartLimits.lines) {
    return { message: `A bag holds up to ${cartLimits.lines} different items.`, code: 'cart_full' }
  }
  return undefined
}

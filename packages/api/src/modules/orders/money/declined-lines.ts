import { type Paise, sum } from '../../pricing/money.ts'
import type { OrderRow } from '../order-rows.ts'

interface Declined {
  /** What the lines cost, delivery included. */
  readonly value: Paise
  /** The part of it that was given back; the rest is cash that is not collected. */
  readonly refunded: Paise
  readonly perks: Paise
}

/** What the lines that the merchant declined have changed about an order's money; nothing once all of it is cancelled. */
export function declinedOf({ state, lines, waived }: Pick<OrderRow, 'state' | 'lines' | 'waived'>): Declined {
  if (state === 'cancelled') return { value: 0, refunded: 0, perks: 0 }
  const declined = lines.filter((line) => line.state === 'cancelled')
  const value = sum(declined, ({ payable }) => payable)
  return { value, refunded: value - waived, perks: sum(declined, ({ perks }) => perks) }
}

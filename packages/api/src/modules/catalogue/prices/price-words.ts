import type { PriceHistory } from '@nukkad/contracts/endpoints/shop/product-page'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { inRupees, type Paise, rupees } from '../../pricing/money.ts'
import type { PriceRow } from './prices.repository.ts'

const noteDays = 30
const historyDays = 90

/** The beginning of the time that the note is about. It moves at midnight in India only, as cached pages expect. */
export const noteSince = (now: Date): Date => indianMidnight(now, -noteDays)

/** The beginning of the price history. */
export const historySince = (now: Date): Date => indianMidnight(now, -historyDays)

interface PricesOfNote {
  readonly price: Paise
  readonly lowest: Paise | null
  readonly highest: Paise | null
}

/**
 * How a price compares with those of the last 30 days; null if it was never different. To be called the lowest it must
 * have followed a higher price that lasted a day: raising a price for a moment does not make the usual one a low one.
 */
export function priceNote({ price, lowest, highest }: PricesOfNote): string | null {
  if (lowest === null) return null
  if (price > lowest) return `Lowest in ${noteDays} days: ${rupees(lowest)}`
  return highest !== null && highest > price ? `At its lowest in ${noteDays} days` : null
}

/** The history as the contract describes it. What began before it is shown from its beginning. */
export const historyShown = (prices: readonly PriceRow[], from: Date, to: Date): PriceHistory => ({
  from: from.toISOString(),
  to: to.toISOString(),
  prices: prices.map(({ since, price }) => ({
    since: (since < from ? from : since).toISOString(),
    price: price === null ? null : inRupees(price),
  })),
})

import type { Tx } from '../../db.ts'
import { moveStock } from '../catalogue/products/on-hand.ts'
import type { Pieces } from './pieces.ts'
import * as stock from './stock.repository.ts'

export { bySku, type Pieces } from './pieces.ts'
export { moveStock }

/** How long a hold lasts from the start of payment, in minutes. */
export const holdMinutes = 15

/** Stock operations for other modules; each takes the transaction first. */
export const {
  availabilityOf,
  availableFor,
  endSeries,
  forgetSeries,
  freeEnded,
  hold,
  holdJob,
  holdSeriesJob,
  lockSkus,
  release,
  theseSkus,
} = stock

/**
 * Puts pieces back into stock, under the lock on their SKUs. A caller that also gives back a coupon does that
 * afterwards: placing an order locks SKUs before the coupon, and the opposite order could deadlock with it.
 */
export async function putBack(tx: Tx, pieces: readonly Pieces[]): Promise<void> {
  const skus = pieces.map(({ sku }) => sku)
  await stock.lockSkus(tx, stock.theseSkus(tx, skus))
  await moveStock(tx, pieces, 'back')
}

import * as stock from './stock.repository.ts'

export { moveStock } from '../catalogue/products/on-hand.ts'
export { bySku, type Pieces } from './pieces.ts'

/** How long a hold lasts from the start of payment, in minutes. */
export const holdMinutes = 15

/** Stock operations for other modules; each takes the transaction first. */
export const { availabilityOf, availableFor, freeEnded, hold, holdJob, lockSkus, release, theseSkus } = stock

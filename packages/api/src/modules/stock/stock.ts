import * as stock from './stock.repository.ts'

export { moveStock } from '../catalogue/products/on-hand.ts'
export { bySku, type Pieces } from './pieces.ts'

/** How long a hold lives, from the start of payment. */
export const holdMinutes = 15

/** What other modules do with stock; each takes the transaction first. */
export const { availabilityOf, availableFor, freeEnded, hold, holdJob, lockSkus, release, theseSkus } = stock

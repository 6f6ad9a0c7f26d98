import * as stock from './stock.repository.ts'

export { bySku, type Pieces } from './pieces.ts'

/** How long a hold lives, from the start of payment. */
export const holdMinutes = 15

/** What other modules do with stock; each takes the transaction first. */
export const { availabilityOf, availableFor, freeEnded, hold, holdChore, lockSkus, moveStock, release, theseSkus } =
  stock

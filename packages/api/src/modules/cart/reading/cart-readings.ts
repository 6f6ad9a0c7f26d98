import { inBatchesOneAfterAnother } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { type CartClaim, isCartNumber } from '../cart-rows.ts'
import { type CartReading, readAsWritten, readOfGuests, readOfUsers } from './cart-reading.repository.ts'

export interface CartReadings {
  of(claim: CartClaim): Promise<CartReading | undefined>
}

/**
 * Reads carts outside of transactions. Reads of the same turn of the event loop, and those that arrive while a statement
 * is under way, share one statement, because under load most of the cost of a small read is its round trip to
 * PostgreSQL; a single read waits for no other. As in `matchesClaim`, a number opens only its user's cart and a masked id
 * the cart of the guest who holds it.
 */
export function createCartReadings(db: Db, now: () => Date): CartReadings {
  const ofGuest = inBatchesOneAfterAnother((all: readonly CartClaim[]) => readOfGuests(db, all, now()))
  const ofUser = inBatchesOneAfterAnother((all: readonly CartClaim[]) => readOfUsers(db, all, now()))
  return {
    of(claim) {
      const isUsers = isCartNumber(claim.cartId)
      if (isUsers && claim.buyer.kind === 'user') return ofUser(claim)
      if (!isUsers && claim.buyer.kind === 'guest') return ofGuest(claim)
      return readAsWritten(db, claim, now())
    },
  }
}

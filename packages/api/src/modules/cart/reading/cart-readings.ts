import DataLoader from 'dataloader'
import { inOneTurn } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { type CartClaim, isCartNumber } from '../cart-rows.ts'
import { type CartReading, readAsWritten, readOfGuests, readOfUsers } from './cart-reading.repository.ts'

export interface CartReadings {
  of(claim: CartClaim): Promise<CartReading | undefined>
}

/**
 * Reads carts outside of transactions. Reads of the same turn of the event loop share one statement, because under load
 * most of the cost of a small read is its round trip to PostgreSQL; a single read waits for no other. As in
 * `matchesClaim`, a number opens only its user's cart and a masked id the cart of the guest who holds it.
 */
export function createCartReadings(db: Db, now: () => Date): CartReadings {
  const guests = new DataLoader<CartClaim, CartReading | undefined>((all) => readOfGuests(db, all, now()), inOneTurn)
  const users = new DataLoader<CartClaim, CartReading | undefined>((all) => readOfUsers(db, all, now()), inOneTurn)
  return {
    of(claim) {
      const isUsers = isCartNumber(claim.cartId)
      if (isUsers && claim.buyer.kind === 'user') return users.load(claim)
      if (!isUsers && claim.buyer.kind === 'guest') return guests.load(claim)
      return readAsWritten(db, claim, now())
    },
  }
}

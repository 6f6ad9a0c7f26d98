import DataLoader from 'dataloader'
import type { Db } from '../../../db.ts'
import { inOneTurn } from '../../../in-one-turn.ts'
import { type CartClaim, isCartNumber } from '../cart-rows.ts'
import { type CartReading, columns, fromLines, linesOf, packedLines, readAsWritten } from './cart-reading.repository.ts'

export interface CartReadings {
  of(claim: CartClaim): Promise<CartReading | undefined>
}

/**
 * Reads carts outside of transactions. Buyers who ask in the same turn of the event loop are answered from one
 * statement, for when there are many, most of what a small read costs is its way to PostgreSQL and back; who is alone
 * waits for nobody. As in `owned`, a number opens only its user's cart and a masked id the guest's who holds it.
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

/**
 * In the order of the claims. As JSON the ids count as a hundred for the planner, however many there are: one plan
 * serves all. An array would be planned again each time, which takes longer than the reading. The lateral part is kept
 * apart, so that carts are looked up one by one.
 */
async function readOfGuests(db: Db, claims: readonly CartClaim[], now: Date): Promise<(CartReading | undefined)[]> {
  const ids = claims.map(({ cartId }) => cartId)
  const rows = await db<CartReading[]>`
    select bag.* from jsonb_array_elements_text(${db.json(ids)}) as asked (id), lateral (
      select ${columns(db)}, (select ${packedLines(db, now)} ${fromLines(db)}) as packed
      from cart c where c.masked_id = asked.id and c.state = 'active' offset 0
    ) bag`
  const byId = new Map(rows.map((row) => [row.maskedId, row]))
  return ids.map((id) => byId.get(id))
}

async function readOfUsers(db: Db, claims: readonly CartClaim[], now: Date): Promise<(CartReading | undefined)[]> {
  const pairs = claims.map((claim) => [Number(claim.cartId), userOf(claim)])
  const [first] = claims
  if (!first) return []
  const rows = await db<CartReading[]>`
    select bag.* from jsonb_array_elements(${db.json(pairs)}) as asked (pair), lateral (
      select ${columns(db)}, ${linesOf(db, first, now)}
      from cart c
      where c.cart_id = (asked.pair ->> 0)::bigint and c.user_id = (asked.pair ->> 1)::bigint and c.state = 'active'
      offset 0
    ) bag`
  const byOwner = new Map(rows.map((row) => [`${row.id} ${row.userId}`, row]))
  return pairs.map(([id, user]) => byOwner.get(`${id} ${user}`))
}

const userOf = ({ buyer }: CartClaim): number | null => (buyer.kind === 'user' ? Number(buyer.userId) : null)

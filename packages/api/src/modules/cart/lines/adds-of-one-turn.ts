import DataLoader from 'dataloader'
import postgres from 'postgres'
import { inOneTurn } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { type Add, type Added, addToCarts } from './add-to-cart.repository.ts'

/** Carts in one statement: all of them are held until it ends, and it runs on one processor of PostgreSQL's. */
const mostAtOnce = 20

/** Adds outside of transactions; undefined when nothing was done and it has to be tried behind the cart's lock. */
export type AddsOfOneTurn = (add: Add) => Promise<Added | undefined>

/**
 * Buyers who add in the same turn of the event loop share a statement, and so one way to PostgreSQL and one commit; who
 * is alone waits for nobody. When PostgreSQL refuses such a statement, nothing of it was written: then each is added by
 * itself, so that only the one at fault hears of it.
 */
export function createAddsOfOneTurn(db: Db, now: () => Date): AddsOfOneTurn {
  const together = new DataLoader<Add, Added | undefined>(
    async (adds) => {
      try {
        return await addToCarts(db, adds, now())
      } catch (error) {
        if (adds.length === 1 || !(error instanceof postgres.PostgresError)) throw error
        return adds.map(() => undefined)
      }
    },
    { ...inOneTurn, maxBatchSize: mostAtOnce },
  )
  return (add) => together.load(add)
}

import DataLoader from 'dataloader'
import postgres from 'postgres'
import { inOneTurn } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { type Add, type Added, addToCarts } from './add-to-cart.repository.ts'

/** Carts per statement: all of them stay locked until it ends, and it runs on a single PostgreSQL backend. */
const mostAtOnce = 20

/** Adds outside of transactions; undefined when nothing was done and the add must be retried under the cart's lock. */
export type AddsOfOneTurn = (add: Add) => Promise<Added | undefined>

/**
 * Adds of the same turn of the event loop share a statement, and so one round trip to PostgreSQL and one commit; a
 * single add waits for no other. When PostgreSQL rejects a shared statement, nothing of it was written: then each add
 * is retried by itself, so that only the faulty one fails.
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

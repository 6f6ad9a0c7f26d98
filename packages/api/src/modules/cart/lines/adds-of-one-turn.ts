import postgres from 'postgres'
import { inBatchesOneAfterAnother } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { type Add, type Added, addToCarts } from './add-to-cart.repository.ts'

/** Carts per statement: all of them stay locked until it ends. */
const mostAtOnce = 20

/** Adds outside of transactions; undefined when nothing was done and the add must be retried under the cart's lock. */
export type AddsOfOneTurn = (add: Add) => Promise<Added | undefined>

/**
 * Adds of the same turn of the event loop, and those that arrive while a statement is under way, share a statement, and
 * so one round trip to PostgreSQL and one commit; a single add waits for no other. When PostgreSQL rejects a shared
 * statement, nothing of it was written: then each add is retried by itself, so that only the faulty one fails.
 */
export function createAddsOfOneTurn(db: Db, now: () => Date): AddsOfOneTurn {
  return inBatchesOneAfterAnother(
    async (adds: readonly Add[]): Promise<(Added | undefined)[]> => {
      try {
        return await addToCarts(db, adds, now())
      } catch (error) {
        if (adds.length === 1 || !(error instanceof postgres.PostgresError)) throw error
        return adds.map(() => undefined)
      }
    },
    { maxBatchSize: mostAtOnce },
  )
}

import DataLoader from 'dataloader'
import postgres from 'postgres'
import { inOneTurn } from '../../../database/in-one-turn.ts'
import type { Db } from '../../../db.ts'
import { cartLimits } from '../../pricing/price-rules.ts'
import type { FilledCart } from '../cart-rows.ts'
import { type QuickAdd, quickAdd } from './quick-add.repository.ts'

/** Carts in one statement: all of them are held until it ends, and it runs on one processor of PostgreSQL's. */
const mostAtOnce = 20

/** Adds outside of transactions; undefined when it is not that simple. */
export type QuickAdds = (add: QuickAdd) => Promise<FilledCart | undefined>

/**
 * Buyers who add in the same turn of the event loop share a statement, and so one way to PostgreSQL and one commit; who
 * is alone waits for nobody. When PostgreSQL refuses such a statement, nothing of it was written: then each is added by
 * itself, so that only the one at fault hears of it.
 */
export function createQuickAdds(db: Db, now: () => Date): QuickAdds {
  const together = new DataLoader<QuickAdd, FilledCart | undefined>(
    async (adds) => {
      try {
        return await quickAdd(db, adds, cartLimits, now())
      } catch (error) {
        if (adds.length === 1 || !(error instanceof postgres.PostgresError)) throw error
        return adds.map(() => undefined)
      }
    },
    { ...inOneTurn, maxBatchSize: mostAtOnce },
  )
  return (add) => together.load(add)
}

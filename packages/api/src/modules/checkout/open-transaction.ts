import type { Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { Locks } from '../stock/locks.ts'
import * as transactions from './transaction.repository.ts'

export interface Opened {
  readonly own: transactions.TransactionWithOrders
  readonly isActive: boolean
  /** The transaction through which this cart became orders, if any. */
  readonly placed: transactions.TransactionWithOrders | undefined
}

/** Finds the buyer's transaction and reads it again behind the cart's lock; without a buyer, anybody's. */
export function createOpenTransaction({ locks }: { locks: Pick<Locks, 'cart'> }) {
  return async (tx: Tx, userId: string | undefined, transactionId: string): Promise<Opened> => {
    const look = () =>
      userId === undefined ? transactions.find(tx, transactionId) : transactions.findOwn(tx, userId, transactionId)
    const seen = await look()
    if (!seen) throw new NoSuchEntity()
    const [{ isActive }, own, placed] = await Promise.all([
      transactions.lockCartOf(tx, seen.cartId, locks.cart),
      look(),
      transactions.findPlaced(tx, seen.cartId),
    ])
    if (!own) throw new NoSuchEntity()
    return { own, isActive, placed }
  }
}
export type OpenTransaction = ReturnType<typeof createOpenTransaction>

import type { Tx } from '../../db.ts'
import { NoSuchEntity } from '../../errors.ts'
import type { Locks } from '../stock/locks.ts'
import type { Purchases } from './purchases.ts'
import * as transactions from './transaction.repository.ts'

export interface Opened {
  readonly own: transactions.TransactionWithOrders
  /** The bag is still there; what is no bag knows that itself. */
  readonly isActive: boolean
  /** The transaction through which this cart became orders, if any. */
  readonly placed: transactions.TransactionWithOrders | undefined
}
export interface OpenParts {
  readonly locks: Pick<Locks, 'cart'>
  readonly purchases: Purchases
}

/**
 * Finds the buyer's transaction and reads it again behind the lock of its cart, or of what else it buys; without a
 * buyer, anybody's.
 */
export function createOpenTransaction({ locks, purchases }: OpenParts) {
  return async (tx: Tx, userId: string | undefined, transactionId: string): Promise<Opened> => {
    const look = () =>
      userId === undefined ? transactions.find(tx, transactionId) : transactions.findOwn(tx, userId, transactionId)
    async function ofBag({ cartId }: transactions.BagTransaction) {
      const [{ isActive }, own, placed] = await Promise.all([
        transactions.lockCartOf(tx, cartId, locks.cart),
        look(),
        transactions.findPlaced(tx, cartId),
      ])
      return { isActive, own, placed }
    }
    // Its lock may take more than one statement: what is read behind it is asked for only then.
    async function ofPurchase({ kind, subject }: transactions.PurchaseTransaction) {
      await purchases.of(kind).lock(tx, subject)
      const own = await look()
      return { isActive: true, own, placed: own?.state === 'placed' ? own : undefined }
    }
    const seen = await look()
    if (!seen) throw new NoSuchEntity()
    const { isActive, own, placed } = seen.kind === 'bag' ? await ofBag(seen) : await ofPurchase(seen)
    if (!own) throw new NoSuchEntity()
    return { own, isActive, placed }
  }
}
export type OpenTransaction = ReturnType<typeof createOpenTransaction>

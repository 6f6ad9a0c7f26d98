import type { Tx } from '../../../db.ts'
import { NoSuchEntity } from '../../../errors.ts'
import type { Purchases } from '../purchases.ts'
import * as transactions from '../transaction.repository.ts'

export interface Opened {
  readonly own: transactions.TransactionWithOrders
  /** Whether the cart is still active; other purchases check this themselves. */
  readonly isActive: boolean
  /** The transaction that turned this cart into orders, if any. */
  readonly placed: transactions.TransactionWithOrders | undefined
}
export interface OpenParts {
  readonly purchases: Purchases
}

/** Finds the buyer's transaction and rereads it after locking its cart or purchase; without a buyer, anyone's. */
export function createOpenTransaction({ purchases }: OpenParts) {
  return async (tx: Tx, userId: string | undefined, transactionId: string): Promise<Opened> => {
    const look = () =>
      userId === undefined ? transactions.find(tx, transactionId) : transactions.findOwn(tx, userId, transactionId)
    async function ofPurchase() {
      const seen = await look()
      if (!seen || seen.kind === 'bag') throw new NoSuchEntity()
      await purchases.of(seen.kind).lock(tx, seen.subject)
      const own = await look()
      return [own, own?.state === 'placed' ? own : undefined] as const
    }
    // Both are sent together, and the read runs after the lock.
    const [cart, seen] = await Promise.all([transactions.lockCartOf(tx, { id: transactionId, userId }), look()])
    const placedBefore = () => (cart && !cart.isActive ? transactions.findPlaced(tx, cart.cartId) : undefined)
    const [own, placed] = cart ? [seen, await placedBefore()] : await ofPurchase()
    if (!own) throw new NoSuchEntity()
    return { own, isActive: cart?.isActive ?? true, placed }
  }
}
export type OpenTransaction = ReturnType<typeof createOpenTransaction>

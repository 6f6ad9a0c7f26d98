import type { Tx } from '../../../db.ts'
import type { WalletService } from '../../wallet/wallet.service.ts'
import type { Purchases } from '../purchases.ts'
import { moveTo, type PurchaseTransaction } from '../transaction.repository.ts'

/** Paid, but cannot be delivered. Thrown so that the transaction is rolled back. */
export class CannotDeliver extends Error {
  override name = 'CannotDeliver'
  constructor(readonly reason: string) {
    super(`cannot deliver: ${reason}`)
  }
}

export interface DeliverParts {
  readonly purchases: Purchases
  readonly wallet: Pick<WalletService, 'capture'>
}

/**
 * The only path from a transaction to the purchase it pays for, other than a cart. The caller holds the lock of the
 * purchase and has checked that nothing was delivered yet; throws CannotDeliver (run it in a savepoint).
 */
export function createDeliver({ purchases, wallet }: DeliverParts) {
  return async (tx: Tx, own: PurchaseTransaction, now: Date) => {
    const { id: transactionId, userId, kind, subject, gifts, credit, agreement } = own
    const isPaidOnline = own.amount > 0
    const bought = {
      transactionId,
      userId,
      subject,
      gifts,
      credit,
      isPaidOnline,
      now,
      paid: own.amount + gifts + credit,
    }
    const whyNot = await purchases.of(kind).deliver(tx, bought)
    if (whyNot) throw new CannotDeliver(whyNot)
    const text = `Spent on ${agreement.other?.title ?? 'a purchase'}`
    if (gifts + credit > 0 && !(await wallet.capture(tx, { transactionId, text, now }))) {
      throw new CannotDeliver('part of your wallet balance had been used elsewhere')
    }
    await moveTo(tx, transactionId, 'placed', now)
  }
}
export type Deliver = ReturnType<typeof createDeliver>

import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import { newTransactionId } from '../../orders/placing/public-number.ts'
import { inRupees } from '../../pricing/money.ts'
import type { Holding } from '../holding.ts'
import { type Refused, walletLacks } from '../refusals.ts'
import * as transactions from '../transaction.repository.ts'

/** A transaction that is waiting for payment, in rupees. */
export type Begun = {
  transactionId: string
  amount: number
  paymentMethod: PaymentMethod
  credit: number
  gift_cards: number
}

interface ToBegin {
  /** The transaction without its id; of a cart or of another purchase. */
  readonly wanted: transactions.WantedTransaction
  /** The open transaction for the same purchase. */
  readonly open: transactions.TransactionRow | undefined
  /** Whether the open transaction is for the same amount, and continues. */
  readonly isSame: boolean
  /** Why the open transaction is ended when it is not the same. */
  readonly change: string
  readonly until: Date
}

/**
 * The last step of starting a cart or another purchase: the open transaction continues or is ended, and what is being
 * paid for is held.
 */
export function createBeginTransaction({ holding, now }: { readonly holding: Holding; readonly now: () => Date }) {
  return async (tx: Tx, { wanted, open, isSame, change, until }: ToBegin): Promise<Begun | Refused> => {
    if (open && !isSame) await holding.abandon(tx, open.id, 'change', change)
    const id = open && isSame ? open.id : newTransactionId()
    const row = { ...wanted, id }
    if (isSame) await transactions.holdUntil(tx, id, until)
    else await transactions.insert(tx, row, until, now())
    if (!(await holding.take(tx, row, until))) {
      await holding.abandon(tx, id, 'change', walletLacks.message.message)
      return walletLacks
    }
    return {
      transactionId: id,
      amount: inRupees(row.amount),
      paymentMethod: row.method,
      credit: inRupees(row.credit),
      gift_cards: inRupees(row.gifts),
    }
  }
}

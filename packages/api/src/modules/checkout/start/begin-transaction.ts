import type { PaymentMethod } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import type { Tx } from '../../../db.ts'
import { newTransactionId } from '../../orders/placing/public-number.ts'
import { inRupees } from '../../pricing/money.ts'
import type { Holding } from '../holding.ts'
import { type Refused, walletLacks } from '../refusals.ts'
import * as transactions from '../transaction.repository.ts'

/** A transaction that waits to be paid, in rupees. */
export type Begun = {
  transactionId: string
  amount: number
  paymentMethod: PaymentMethod
  credit: number
  gift_cards: number
}

interface ToBegin {
  /** Without its number; a cart's, or that of something else. */
  readonly wanted: transactions.WantedTransaction
  /** The one that is under way for the same thing. */
  readonly open: transactions.TransactionRow | undefined
  /** The one under way is for the same money, and goes on. */
  readonly isSame: boolean
  /** Why the one under way ends where it is not the same. */
  readonly change: string
  readonly until: Date
}

/** The last step of both starts: the transaction under way goes on or ends, and what is paid for is held. */
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

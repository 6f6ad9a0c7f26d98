import type { Tx } from '../../db.ts'
import { bySku, hold, holdMinutes, release } from '../stock/stock.ts'
import type { WalletService } from '../wallet/wallet.service.ts'
import * as transactions from './transaction.repository.ts'

export interface HoldingParts {
  readonly wallet: Pick<WalletService, 'hold' | 'release' | 'balances' | 'onCart'>
  readonly now: () => Date
}

type ToHold = Pick<transactions.TransactionRow, 'id' | 'userId' | 'cartId' | 'gifts' | 'credit' | 'agreement'>

export type Holding = ReturnType<typeof createHolding>

/**
 * What a pending payment holds, pieces and wallet money, and how it is released. SKUs are locked first, the wallet
 * last.
 */
export function createHolding({ wallet, now }: HoldingParts) {
  return {
    until: () => new Date(now().getTime() + holdMinutes * 60_000),

    /** False when the wallet no longer covers it. The caller has locked the SKUs and checked the stock. */
    async take(tx: Tx, { id, userId, cartId, gifts, credit, agreement }: ToHold, until: Date): Promise<boolean> {
      const pieces = bySku(agreement.lines)
      if (cartId !== null) await hold(tx, { transactionId: id, userId, cartId, pieces, until, now: now() })
      const { perks } = agreement
      if (perks === 0 && gifts === 0 && credit === 0) return true
      return wallet.hold(tx, {
        transactionId: id,
        userId: String(userId),
        perks,
        gifts,
        credit,
        until,
        ...(cartId && { cartId }),
      })
    },

    /** Ends a transaction unsuccessfully and releases everything it held. */
    async abandon(tx: Tx, id: string, by: transactions.EndedBy, reason: string): Promise<void> {
      await release(tx, id)
      await transactions.end(tx, { id, by, reason }, now())
      await wallet.release(tx, { transactionId: id })
    },
  }
}

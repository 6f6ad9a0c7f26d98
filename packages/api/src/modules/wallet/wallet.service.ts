import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { cardMoney } from './card-money.ts'
import { giftedMoney } from './gifted-money.ts'
import * as holds from './holds.repository.ts'

export interface HoldRequest extends Omit<holds.Share, 'gifts'> {
  readonly transactionId: string
  readonly userId: string
  /** Paid from gift cards. */
  readonly gifts?: Paise
  readonly until: Date
  /** The cart it pays for: without it, that cart would treat its own hold as someone else's. */
  readonly cartId?: number | undefined
}

export interface WalletParts {
  readonly now: () => Date
}

export type WalletService = ReturnType<typeof createWalletService>

/**
 * Buyers' wallets. Every writer locks the wallet first; where other locks are taken too, the wallet's is the last
 * (cart, SKUs, coupon, gift card, wallet).
 */
export function createWalletService({ now }: WalletParts) {
  return {
    /** `besides` is a payment whose own hold is ignored. */
    balances: (q: Queryable, userId: string, besides?: string): Promise<holds.Usable> =>
      holds.usable(q, userId, now(), besides),

    /** What can pay for a cart now; the hold of its own payment is ignored. */
    onCart: (q: Queryable, userId: string, cartId: number): Promise<holds.Share> =>
      holds.usableOnCart(q, userId, cartId, now()),

    /**
     * Holds money for a payment until `until`; calling it again changes the amounts. False when the balance is no
     * longer sufficient: then nothing is held for this transaction.
     */
    async hold(tx: Tx, { gifts = 0, cartId = undefined, ...wanted }: HoldRequest): Promise<boolean> {
      if (wanted.perks === 0 && gifts === 0 && wanted.credit === 0) {
        await holds.release(tx, wanted.transactionId)
        return true
      }
      return holds.hold(tx, { ...wanted, gifts, cartId: cartId ?? null, now: now() })
    },

    /**
     * Turns held money into spent money, once however often it is called. For a late payment the hold may have expired
     * or been released: then the money is spent if it is still there, and false means that it is not (like goods that
     * sold out meanwhile).
     */
    capture: (
      tx: Tx,
      { transactionId, text = 'Spent on your bag', now: at }: { transactionId: string; text?: string; now: Date },
    ): Promise<boolean> => holds.capture(tx, { transactionId, text, now: at }),

    /** What a payment took, according to the wallet's ledger. */
    spentBy: (q: Queryable, transactionId: string): Promise<holds.Share> => holds.findSpent(q, transactionId),

    /** Releases held money; spent money stays spent. */
    release: (tx: Tx, { transactionId }: { transactionId: string }): Promise<void> => holds.release(tx, transactionId),

    ...giftedMoney,
    ...cardMoney,
  }
}

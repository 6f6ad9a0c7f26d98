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
  /** The cart it pays for: without it, that cart takes its own hold for somebody else's. */
  readonly cartId?: number | undefined
}

export interface WalletParts {
  readonly now: () => Date
}

export type WalletService = ReturnType<typeof createWalletService>

/**
 * What buyers have at the shop. Whoever writes locks the wallet first; where other locks are taken too, the wallet's is
 * the last (cart, SKUs, coupon, gift card, wallet).
 */
export function createWalletService({ now }: WalletParts) {
  return {
    /** `besides` is a payment whose own hold is no obstacle. */
    balances: (q: Queryable, userId: string, besides?: string): Promise<holds.Usable> =>
      holds.usable(q, userId, now(), besides),

    /** What can pay for a cart now; its own payment is no obstacle. */
    onCart: (q: Queryable, userId: string, cartId: number): Promise<holds.Share> =>
      holds.usableOnCart(q, userId, cartId, now()),

    /**
     * Sets aside for a payment until `until`; asked again it changes the amounts. False when there is not enough any more:
     * then nothing is held for this transaction.
     */
    async hold(tx: Tx, { gifts = 0, cartId = undefined, ...wanted }: HoldRequest): Promise<boolean> {
      if (wanted.perks === 0 && gifts === 0 && wanted.credit === 0) {
        await holds.release(tx, wanted.transactionId)
        return true
      }
      return holds.hold(tx, { ...wanted, gifts, cartId: cartId ?? null, now: now() })
    },

    /**
     * Held becomes spent, once however often it is called. Money that comes late may find its hold run out or released:
     * then it is spent if it is still there, and false says that it is not (like goods that sold out meanwhile).
     */
    capture: (
      tx: Tx,
      { transactionId, text = 'Spent on your bag', now: at }: { transactionId: string; text?: string; now: Date },
    ): Promise<boolean> => holds.capture(tx, { transactionId, text, now: at }),

    /** What a payment took, by the wallet's own book. */
    spentBy: (q: Queryable, transactionId: string): Promise<holds.Share> => holds.spent(q, transactionId),

    /** Money that was set aside is free again; spent money stays spent. */
    release: (tx: Tx, { transactionId }: { transactionId: string }): Promise<void> => holds.release(tx, transactionId),

    ...giftedMoney,
    ...cardMoney,
  }
}

import type { Queryable, Tx } from '../../db.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Paise } from '../pricing/share.ts'
import type { Locks } from '../stock/locks.ts'
import { findHold, type Hold, moveHold, putHold, type Usable, usable } from './holds.repository.ts'
import { lockWallet, write } from './ledger.repository.ts'
import { addLot, takeFromLots } from './lots.repository.ts'
import { rewardRules } from './reward-rules.ts'

interface Gift {
  /** The same gift has the same key, and is given once. */
  readonly key: string
  readonly userId: string
  readonly amount: Paise
  readonly orderId?: string | undefined
  /** What the buyer reads beside it. */
  readonly text: string
  readonly now: Date
}

export interface HoldRequest {
  readonly transactionId: string
  readonly userId: string
  readonly perks: Paise
  readonly credit: Paise
  readonly until: Date
  /** The bag it pays for: without it, that bag takes its own hold for somebody else's. */
  readonly cartId?: number | undefined
}

export interface WalletParts {
  readonly now: () => Date
  readonly locks: Pick<Locks, 'wallet'>
}

export type WalletService = ReturnType<typeof createWalletService>

/**
 * What buyers have at the shop. Whoever writes locks the wallet first; where other locks are taken too, the wallet's is
 * the last (cart, SKUs, coupon, wallet).
 */
export function createWalletService({ now, locks }: WalletParts) {
  async function give(
    tx: Tx,
    gift: Gift & { kind: 'perks_given' | 'perks_returned'; expiresAt: Date },
  ): Promise<boolean> {
    const { kind, userId, amount, expiresAt, now: at } = gift
    if (amount <= 0) return false
    await lockWallet(tx, userId, locks.wallet)
    const house = kind === 'perks_given' ? 'promotions' : 'sales'
    const entryId = await write(tx, { ...gift, at }, [{ account: 'perks', house, amount }])
    if (entryId === undefined) return false
    await addLot(tx, { userId, entryId, amount, expiresAt })
    return true
  }

  /**
   * Takes it out of the accounts; false when there is not enough. A hold that still counts may also take perks that ended
   * meanwhile: the buyer was told that they are set aside.
   */
  async function spend(tx: Tx, hold: Hold, at: Date): Promise<boolean> {
    const { transactionId, userId, perks, credit } = hold
    const counts = hold.state === 'held' && hold.until > at
    if (!counts) {
      const left = await usable(tx, userId, at, transactionId)
      if (left.perks < perks || left.credit < credit) return false
    }
    const entry = {
      key: `spent:${transactionId}`,
      kind: 'spent',
      userId,
      transactionId,
      text: 'Spent on your bag',
      at,
    } as const
    const entryId = await write(tx, entry, [
      { account: 'perks', house: 'sales', amount: -perks },
      { account: 'credit', house: 'sales', amount: -credit },
    ])
    if (entryId === undefined) return true
    const taken = perks > 0 ? await takeFromLots(tx, userId, perks, counts ? hold.heldAt : at) : 0
    if (taken !== perks) throw new Error(`the lots of user ${userId} hold ${taken} of the ${perks} set aside`)
    return true
  }

  return {
    /** `besides` is a payment whose own hold is no obstacle. */
    balances: (q: Queryable, userId: string, besides?: string): Promise<Usable> => usable(q, userId, now(), besides),

    /**
     * Sets perks and credit aside for a payment until `until`; asked again it changes the amounts. False when there is
     * not enough any more: then nothing is held for this transaction.
     */
    async hold(tx: Tx, { transactionId, userId, perks, credit, until, cartId }: HoldRequest): Promise<boolean> {
      const before = await findHold(tx, transactionId)
      if (before?.state === 'captured') return true
      if (perks === 0 && credit === 0) {
        await moveHold(tx, transactionId, 'released')
        return true
      }
      await lockWallet(tx, userId, locks.wallet)
      const left = await usable(tx, userId, now(), transactionId)
      if (left.perks < perks || left.credit < credit) {
        await moveHold(tx, transactionId, 'released')
        return false
      }
      await putHold(tx, { transactionId, userId, cartId: cartId ?? null, perks, credit, until, heldAt: now() })
      return true
    },

    /**
     * Held becomes spent, once however often it is called. Money that comes late may find its hold run out or released:
     * then it is spent if it is still there, and false says that it is not (like goods that sold out meanwhile).
     */
    async capture(tx: Tx, { transactionId, now: at }: { transactionId: string; now: Date }): Promise<boolean> {
      const seen = await findHold(tx, transactionId)
      if (!seen) return true
      await lockWallet(tx, seen.userId, locks.wallet)
      const hold = (await findHold(tx, transactionId)) ?? seen
      if (hold.state === 'captured') return true
      if (!(await spend(tx, hold, at))) return false
      await moveHold(tx, transactionId, 'captured')
      return true
    },

    /** What was set aside is free again; what is spent stays spent. */
    async release(tx: Tx, { transactionId }: { transactionId: string }): Promise<void> {
      await moveHold(tx, transactionId, 'released')
    },

    /** True when it was given now, false when this key was given before. */
    async giveCredit(tx: Tx, gift: Gift): Promise<boolean> {
      const { userId, amount, now: at } = gift
      if (amount <= 0) return false
      await lockWallet(tx, userId, locks.wallet)
      const entry = { ...gift, kind: 'credit_given', at } as const
      return (await write(tx, entry, [{ account: 'credit', house: 'refunds', amount }])) !== undefined
    },

    givePerks: (tx: Tx, gift: Gift & { expiresAt: Date }): Promise<boolean> =>
      give(tx, { ...gift, kind: 'perks_given' }),

    /** Perks of an order that did not stay; they live anew from now. */
    returnPerks: (tx: Tx, gift: Gift): Promise<boolean> =>
      give(tx, { ...gift, kind: 'perks_returned', expiresAt: daysBefore(gift.now, -rewardRules.returned.days) }),
  }
}

import type { Queryable, Tx } from '../../db.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Paise } from '../pricing/money.ts'
import * as holds from './holds.repository.ts'
import { endOfDay } from './indian-days.ts'
import { type EntryKind, type HouseAccount, lockWallet, owedBy, transfer, write } from './ledger.repository.ts'
import { addLot, type LotKind, lotOf, lotOfCard, refillLots, takeFromLot } from './lots.repository.ts'
import { rewardRules } from './rewards/reward-rules.ts'

interface Gift {
  /** The same gift has the same key, and is given once. */
  readonly key: string
  readonly userId: string
  readonly amount: Paise
  readonly orderId?: string | undefined
  readonly refundId?: string | undefined
  /** What the buyer reads beside it. */
  readonly text: string
  readonly now: Date
}

/** What was spent by a payment and comes back from it. */
export interface ReturnedGift extends Gift {
  readonly transactionId: string
}

export interface HoldRequest extends Omit<holds.Share, 'gifts'> {
  readonly transactionId: string
  readonly userId: string
  /** Paid from gift cards. */
  readonly gifts?: Paise
  readonly until: Date
  /** The cart it pays for: without it, that cart takes its own hold for somebody else's. */
  readonly cartId?: number | undefined
}

/** `userId` is who bought the card. */
export interface CardMove {
  readonly key: string
  readonly userId: string
  readonly giftId: string
  readonly transactionId?: string
  readonly amount: Paise
  readonly now: Date
}

const moveCard = (
  q: Queryable,
  { amount, now: at, ...about }: CardMove,
  { kind, text, from, to }: { kind: EntryKind; text: string; from: HouseAccount; to: HouseAccount },
): Promise<boolean> => transfer(q, { ...about, kind, text, at }, { from, to, amount })

export interface WalletParts {
  readonly now: () => Date
}

export type WalletService = ReturnType<typeof createWalletService>

/**
 * What buyers have at the shop. Whoever writes locks the wallet first; where other locks are taken too, the wallet's is
 * the last (cart, SKUs, coupon, gift card, wallet).
 */
// limit: a service: every movement of money goes through the same lock and ledger
export function createWalletService({ now }: WalletParts) {
  /** Into the lots it was taken from; what those of an older payment, of which no lots are known, becomes a new one. */
  async function putBack(tx: Tx, kind: LotKind, gift: ReturnedGift): Promise<boolean> {
    const { userId, amount, transactionId, now: at } = gift
    if (amount <= 0) return false
    await lockWallet(tx, userId)
    const entry = { ...gift, kind: kind === 'perks' ? 'perks_returned' : 'gift_card_returned', at } as const
    const entryId = await write(tx, entry, [{ account: kind, house: 'sales', amount }])
    if (entryId === undefined) return false
    const atLeastUntil = endOfDay(daysBefore(at, -rewardRules.returned.days))
    const put = await refillLots(tx, { transactionId, kind, amount, now: at, atLeastUntil })
    if (put === amount) return true
    if (kind !== 'perks') throw new Error(`the cards of ${transactionId} took back ${put} of ${amount}`)
    const expiresAt = endOfDay(daysBefore(at, -rewardRules.returned.daysWithoutLot))
    await addLot(tx, { userId, kind, entryId, amount: amount - put, expiresAt })
    return true
  }

  /** What is left of a card, less what a payment under way may take of it. */
  async function freeOfCard(q: Queryable, userId: string, giftId: string, at: Date): Promise<Paise> {
    const [lot, { gifts }] = [await lotOfCard(q, userId, giftId, at), await holds.usable(q, userId, at)]
    return Math.min(lot?.left ?? 0, gifts)
  }

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

    /** True when it was given now, false when this key was given before. */
    async giveCredit(tx: Tx, gift: Gift): Promise<boolean> {
      const { userId, amount, now: at } = gift
      if (amount <= 0) return false
      await lockWallet(tx, userId)
      const entry = { ...gift, kind: 'credit_given', at } as const
      return (await write(tx, entry, [{ account: 'credit', house: 'refunds', amount }])) !== undefined
    },

    /** A present of the shop; what its owner owes of earlier ones is paid from it first. */
    async givePerks(tx: Tx, { expiresAt, ...gift }: Gift & { expiresAt: Date }): Promise<boolean> {
      const { userId, amount, now: at } = gift
      if (amount <= 0) return false
      await lockWallet(tx, userId)
      const paid = Math.min(amount, await owedBy(tx, userId))
      const rest = amount - paid
      const entryId = await write(tx, { ...gift, kind: 'perks_given', at }, [
        { account: 'owed', house: 'promotions', amount: -paid },
        { account: 'perks', house: 'promotions', amount: rest },
      ])
      if (entryId === undefined) return false
      if (rest > 0) await addLot(tx, { userId, kind: 'perks', entryId, amount: rest, expiresAt })
      return true
    },

    /**
     * Takes a part of a present back, given under the key `of`: from what is left of it and not set aside, and the rest is
     * owed. The part that expired unused is forgiven.
     */
    async takePerksBack(tx: Tx, { of, ...gift }: Gift & { of: string }): Promise<boolean> {
      const { userId, amount, now: at } = gift
      if (amount <= 0) return false
      await lockWallet(tx, userId)
      const lot = await lotOf(tx, of)
      const free = (await holds.usable(tx, userId, at)).perks
      const isOver = lot !== undefined && lot.expires <= at
      const taken = isOver ? 0 : Math.min(amount, lot?.left ?? 0, free)
      const unused = (lot?.unused ?? 0) + (isOver ? lot.left : 0)
      const owed = Math.max(0, amount - taken - unused)
      if (taken + owed === 0) return false
      const entryId = await write(tx, { ...gift, kind: 'perks_taken_back', at }, [
        { account: 'perks', house: 'promotions', amount: -taken },
        { account: 'owed', house: 'promotions', amount: owed },
      ])
      if (entryId === undefined) return false
      if (lot && taken > 0) await takeFromLot(tx, lot.id, taken)
      return true
    },

    /** Perks of an order that did not stay. */
    returnPerks: (tx: Tx, gift: ReturnedGift): Promise<boolean> => putBack(tx, 'perks', gift),
    /** What gift cards paid for it. */
    returnGifts: (tx: Tx, gift: ReturnedGift): Promise<boolean> => putBack(tx, 'gift_cards', gift),

    /** A card was sold: from now on it is owed to whoever will hold it. No wallet is touched, so none is locked. */
    issueCard: (tx: Tx, about: CardMove): Promise<boolean> =>
      moveCard(tx, about, {
        kind: 'gift_card_sold',
        text: 'Gift card sold',
        from: 'gift_cards_sold',
        to: 'gift_cards',
      }),
    /** It was given back before anybody redeemed it. */
    takeCardBack: (tx: Tx, about: CardMove): Promise<boolean> =>
      moveCard(tx, about, {
        kind: 'gift_card_refunded',
        text: 'Gift card given back',
        from: 'gift_cards',
        to: 'gift_cards_sold',
      }),
    /** Its time was over before anybody redeemed it. */
    lapseCard: (q: Queryable, about: CardMove): Promise<boolean> =>
      moveCard(q, about, {
        kind: 'gift_card_lapsed',
        text: 'Gift card ended unused',
        from: 'gift_cards',
        to: 'unused',
      }),

    leftOfCard: (q: Queryable, userId: string, giftId: string, at: Date): Promise<Paise> =>
      freeOfCard(q, userId, giftId, at),

    /** Moves an amount of a card from its holder's wallet to its buyer; false when less of it is free. */
    async takeRemainder(tx: Tx, gift: Gift & { giftId: string; refundId: string }): Promise<boolean> {
      const { userId, giftId, amount, now: at } = gift
      await lockWallet(tx, userId)
      const lot = await lotOfCard(tx, userId, giftId, at)
      if (!lot || (await freeOfCard(tx, userId, giftId, at)) < amount) return false
      const entry = { ...gift, kind: 'gift_card_remainder_refunded', at } as const
      const entryId = await write(tx, entry, [{ account: 'gift_cards', house: 'gift_cards_sold', amount: -amount }])
      if (entryId === undefined) return false
      await takeFromLot(tx, lot.id, amount)
      return true
    },

    /** A card becomes a balance of its owner's, once. */
    async redeem(tx: Tx, gift: Gift & { giftId: string; expiresAt: Date }): Promise<boolean> {
      const { userId, giftId, amount, expiresAt, now: at } = gift
      await lockWallet(tx, userId)
      const entry = { ...gift, kind: 'gift_card_redeemed', at } as const
      const entryId = await write(tx, entry, [{ account: 'gift_cards', house: 'gift_cards', amount }])
      if (entryId === undefined) return false
      await addLot(tx, { userId, kind: 'gift_cards', giftId, entryId, amount, expiresAt })
      return true
    },
  }
}

import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { cardsInWallets, expiredOf, extendLot } from './expired/expired-cards.repository.ts'
import type { Gift } from './gifted-money.ts'
import * as holds from './holds.repository.ts'
import { type EntryKind, type HouseAccount, lockWallet, transfer, write } from './ledger.repository.ts'
import { addLot, takeFromLot } from './lots/lots.repository.ts'
import { lotOfCard } from './lots/owned-lot.repository.ts'

/** `userId` is the buyer of the card. */
export interface CardMove {
  readonly key: string
  readonly userId: string
  readonly giftId: string
  readonly transactionId?: string
  readonly amount: Paise
  readonly now: Date
}

interface ExtendedCard {
  readonly giftId: string
  readonly until: Date
  /** Now, when the end is so near that no reminder should follow the mail about the extension. */
  readonly remindedAt: Date | null
}

const moveCard = (
  q: Queryable,
  { amount, now: at, ...about }: CardMove,
  { kind, text, from, to }: { kind: EntryKind; text: string; from: HouseAccount; to: HouseAccount },
): Promise<boolean> => transfer(q, { ...about, kind, text, at }, { from, to, amount })

/** What is left of a card, less what a pending payment may take from it. */
async function freeOfCard(q: Queryable, userId: string, giftId: string, at: Date): Promise<Paise> {
  const [lot, { gifts }] = [await lotOfCard(q, userId, giftId, at), await holds.usable(q, userId, at)]
  return Math.min(lot?.left ?? 0, gifts)
}

/** Postings for gift cards: between house accounts until a card is redeemed, then in its holder's wallet. */
export const cardMoney = {
  /** Books a sold card: from now on its value is owed to its holder. No wallet is touched, so none is locked. */
  issueCard: (tx: Tx, about: CardMove): Promise<boolean> =>
    moveCard(tx, about, {
      kind: 'gift_card_sold',
      text: 'Gift card sold',
      from: 'gift_cards_sold',
      to: 'gift_cards',
    }),
  /** Books a card that was refunded before it was redeemed. */
  takeCardBack: (tx: Tx, about: CardMove): Promise<boolean> =>
    moveCard(tx, about, {
      kind: 'gift_card_refunded',
      text: 'Gift card cancelled',
      from: 'gift_cards',
      to: 'gift_cards_sold',
    }),
  /** Books a card that expired before it was redeemed. */
  lapseCard: (q: Queryable, about: CardMove): Promise<boolean> =>
    moveCard(q, about, {
      kind: 'gift_card_lapsed',
      text: 'Gift card expired unused',
      from: 'gift_cards',
      to: 'unused',
    }),

  /** Books a card as valid again that had expired before it was redeemed. */
  reopenCard: (tx: Tx, about: CardMove): Promise<boolean> =>
    moveCard(tx, about, {
      kind: 'gift_card_reopened',
      text: 'Gift card valid again',
      from: 'unused',
      to: 'gift_cards',
    }),

  /**
   * Makes what expired of a card in this wallet valid again, booked out or not, and returns how much that is; 0 when
   * nothing of it has expired.
   */
  async extendCard(tx: Tx, gift: Omit<Gift, 'amount'> & ExtendedCard): Promise<Paise> {
    const { userId, giftId, until, remindedAt, now: at } = gift
    await lockWallet(tx, userId)
    const [card] = await cardsInWallets(tx, { ids: [giftId] })
    const amount = card?.userId === userId ? expiredOf(card, at) : 0
    if (!card || amount <= 0) return 0
    const { lotId, bookedOut: back } = card
    if (back > 0) {
      const entry = { ...gift, kind: 'gift_card_extended', at } as const
      const entryId = await write(tx, entry, [{ account: 'gift_cards', house: 'unused', amount: back }])
      if (entryId === undefined) return 0
    }
    await extendLot(tx, { lotId, back, until, remindedAt })
    return amount
  },

  /** Cards in wallets, with what is valid of each and what expired. */
  async cardsInWallets(q: Queryable, ids: readonly string[], now: Date) {
    const found = await cardsInWallets(q, { ids })
    return found.map((card) => ({
      giftId: card.giftId,
      usable: card.expires > now ? card.left : 0,
      expired: expiredOf(card, now),
      expires: card.expires,
    }))
  },

  leftOfCard: (q: Queryable, userId: string, giftId: string, at: Date): Promise<Paise> =>
    freeOfCard(q, userId, giftId, at),

  /**
   * Moves an amount of a card out of its holder's wallet, to be refunded to its buyer; false when less than that is
   * free.
   */
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

  /** Turns a card into a balance of its holder, once. */
  async redeem(tx: Tx, gift: Gift & { giftId: string; expiresAt: Date }): Promise<boolean> {
    const { userId, giftId, amount, expiresAt, now: at } = gift
    await lockWallet(tx, userId)
    const entry = { ...gift, kind: 'gift_card_redeemed', at } as const
    const entryId = await write(tx, entry, [{ account: 'gift_cards', house: 'gift_cards', amount }])
    if (entryId === undefined) return false
    await addLot(tx, { userId, kind: 'gift_cards', giftId, entryId, amount, expiresAt })
    return true
  },
} as const

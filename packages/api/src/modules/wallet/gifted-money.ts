import type { Tx } from '../../db.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Paise } from '../pricing/money.ts'
import { owedBy } from './balances.repository.ts'
import { bookOutLot } from './expired/book-out.ts'
import * as holds from './holds.repository.ts'
import { endOfDay } from './indian-days.ts'
import { lockWallet, write } from './ledger.repository.ts'
import { endedLots } from './lots/ending-lots.repository.ts'
import { addLot, type LotKind, refillLots, takeFromLot } from './lots/lots.repository.ts'
import { lotOf } from './lots/owned-lot.repository.ts'
import { rewardRules } from './rewards/reward-rules.ts'

export interface Gift {
  /** The idempotency key: the same key is given only once. */
  readonly key: string
  readonly userId: string
  readonly amount: Paise
  readonly orderId?: string | undefined
  readonly refundId?: string | undefined
  /** The text shown to the buyer beside it. */
  readonly text: string
  readonly now: Date
}

/** Money spent by a payment that is now returned from it. */
export interface ReturnedGift extends Gift {
  readonly transactionId: string
}

/** More than a payment ever takes from. */
const mostLots = 1000

/** Returns money to the lots it was taken from; perks of an older payment without recorded lots go into a new lot. */
async function putBack(tx: Tx, kind: LotKind, gift: ReturnedGift): Promise<boolean> {
  const { userId, amount, transactionId, now: at } = gift
  if (amount <= 0) return false
  await lockWallet(tx, userId)
  // What expired unused stays so: returned money extends a lot, and must not revive the rest of it.
  for (const lot of await endedLots(tx, at, mostLots, transactionId)) await bookOutLot(tx, lot, at)
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

/** What the shop gives to a wallet, takes back from it, or returns to it. Each call locks the wallet first. */
export const giftedMoney = {
  /** True when it is given now, false when this key was used before. */
  async giveCredit(tx: Tx, gift: Gift): Promise<boolean> {
    const { userId, amount, now: at } = gift
    if (amount <= 0) return false
    await lockWallet(tx, userId)
    const entry = { ...gift, kind: 'credit_given', at } as const
    return (await write(tx, entry, [{ account: 'credit', house: 'refunds', amount }])) !== undefined
  },

  /** Books credit that was paid out by hand, because the account is erased; false when this key was used before. */
  async payOut(tx: Tx, gift: Gift): Promise<boolean> {
    await lockWallet(tx, gift.userId)
    const entry = { ...gift, kind: 'credit_paid_out', at: gift.now } as const
    return (await write(tx, entry, [{ account: 'credit', house: 'refunds', amount: -gift.amount }])) !== undefined
  },

  /** Gives perks; what the owner owes from earlier ones is deducted first. */
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
   * Takes back a part of the perks given under the key `of`: from what is left of them and not held; the rest becomes a
   * debt. The part that expired unused is waived, once however many times perks are taken back.
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
    const waived = Math.min(amount - taken, Math.max(0, unused - (lot?.waived ?? 0)))
    const owed = amount - taken - waived
    // Without postings when all is waived: it keeps the key from being waived for twice.
    const entryId = await write(tx, { ...gift, kind: 'perks_taken_back', at }, [
      { account: 'perks', house: 'promotions', amount: -taken },
      { account: 'owed', house: 'promotions', amount: owed },
    ])
    if (entryId === undefined) return false
    if (lot && taken + waived > 0) await takeFromLot(tx, lot.id, taken, waived)
    return true
  },

  /** Returns perks spent on an order that was undone or returned. */
  returnPerks: (tx: Tx, gift: ReturnedGift): Promise<boolean> => putBack(tx, 'perks', gift),
  /** Returns what gift cards paid for it. */
  returnGifts: (tx: Tx, gift: ReturnedGift): Promise<boolean> => putBack(tx, 'gift_cards', gift),
} as const

import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

/** What a payment takes from a wallet. */
export interface Share {
  readonly perks: Paise
  /** Paid from gift cards. */
  readonly gifts: Paise
  readonly credit: Paise
}

export interface NewHold extends Share {
  readonly transactionId: string
  readonly userId: string
  readonly cartId: number | null
  readonly until: Date
  readonly now: Date
}

/** Holds amounts under the wallet's lock, in one statement; false when there is not enough. */
export async function hold(tx: Tx, wanted: NewHold): Promise<boolean> {
  const { transactionId, userId, cartId, perks, gifts, credit, now, until } = wanted
  const [row] = await tx<[{ held: boolean }]>`
    select hold_wallet(
      ${transactionId}, ${userId}, ${cartId}, ${perks}, ${gifts}, ${credit}, ${now}, ${until}
    ) as held`
  return row.held
}

/** Captures a hold under the wallet's lock, in one statement; false when the hold no longer exists. */
export async function capture(
  tx: Tx,
  { transactionId, text, now }: { transactionId: string; text: string; now: Date },
): Promise<boolean> {
  const [row] = await tx<[{ spent: boolean }]>`
    select capture_wallet(${transactionId}, ${text}, ${now}) as spent`
  return row.spent
}

/** What a payment spent, regardless of later refunds; zero when it was not captured. */
export async function findSpent(q: Queryable, transactionId: string): Promise<Share> {
  const [row] = await q<Share[]>`
    select perks_paise as perks, gift_paise as gifts, credit_paise as credit
    from wallet_hold where transaction_id = ${transactionId} and state = 'captured'`
  return row ?? { perks: 0, gifts: 0, credit: 0 }
}

/** Releases a hold; captured amounts are not affected. */
export async function release(tx: Tx, transactionId: string): Promise<void> {
  await tx`update wallet_hold set state = 'released' where transaction_id = ${transactionId} and state = 'held'`
}

export interface Usable extends Share {
  readonly heldPerks: Paise
  readonly heldGifts: Paise
  readonly heldCredit: Paise
}

/** What can be spent now, excluding holds of running payments other than this one. */
export async function usable(q: Queryable, userId: string, now: Date, besides?: string): Promise<Usable> {
  const [row] = await q<[Usable]>`
    select perks, gift_cards as gifts, credit, held_perks as "heldPerks", held_gift_cards as "heldGifts",
      held_credit as "heldCredit"
    from wallet_left(${userId}, null, ${besides ?? null}, ${now})`
  return row
}

/** The same for a cart, whose own payment is not subtracted. */
export async function usableOnCart(q: Queryable, userId: string, cartId: number, now: Date): Promise<Share> {
  const [row] = await q<[Share]>`
    select perks, gift_cards as gifts, credit from wallet_left(${userId}, ${cartId}, null, ${now})`
  return row
}

/** Deletes released and expired holds that ended before then. */
export const removeEnded = (q: Queryable, before: Date, limit: number) => q`
  delete from wallet_hold where transaction_id in (
    select transaction_id from wallet_hold where state <> 'captured' and expires_at < ${before}
    limit ${limit} for update skip locked
  )`

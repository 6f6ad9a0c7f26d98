import type { RewardTransaction } from '@nukkad/contracts/endpoints/money/wallet-movements'
import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

export type BuyerAccount = 'perks' | 'credit' | 'gift_cards' | 'owed'
/** `gift_cards` is owed to the holders of unredeemed cards; `unused` is what expired unredeemed. */
export type HouseAccount = 'promotions' | 'sales' | 'refunds' | 'gift_cards' | 'gift_cards_sold' | 'unused'
/** Entries that no buyer sees: they move money between house accounts, or out of the wallet of an erased account. */
type HouseKind = 'gift_card_sold' | 'gift_card_refunded' | 'gift_card_lapsed' | 'gift_card_reopened' | 'credit_paid_out'
export type EntryKind = RewardTransaction['kind'] | HouseKind

export interface Entry {
  /** The idempotency key: an entry is written once per key. */
  readonly key: string
  readonly kind: EntryKind
  readonly userId: string
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly refundId?: string | undefined
  readonly giftId?: string | undefined
  readonly text: string
  readonly at: Date
}

/** An amount moved from a house account to the buyer's; a negative one moves back. */
export interface Movement {
  readonly account: BuyerAccount
  readonly house: HouseAccount
  readonly amount: Paise
}

/** Locks the buyer's wallet, which every writer does first. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  await tx`select lock_wallet(${userId})`
}

/** Locks the wallet if it is not locked at the moment; false otherwise. */
export async function isWalletFree(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx`
    select from wallet_account where user_id = ${userId} and kind = 'perks' for no key update skip locked`
  return rows.length === 1
}

async function begin(tx: Queryable, entry: Entry): Promise<number | undefined> {
  const { key, kind, userId, transactionId = null, orderId = null, refundId = null, giftId = null, text, at } = entry
  const [row] = await tx<{ id: number }[]>`
    insert into wallet_entry (key, kind, user_id, transaction_id, order_id, refund_id, gift_id, text, at)
    values (${key}, ${kind}, ${userId}, ${transactionId}, ${orderId}, ${refundId}, ${giftId}, ${text}, ${at})
    on conflict on constraint wallet_entry__once do nothing
    returning entry_id as id`
  return row?.id
}

/** Moves an amount between house accounts; false when this key was used before. */
export async function transfer(
  tx: Queryable,
  entry: Entry,
  { from, to, amount }: { from: HouseAccount; to: HouseAccount; amount: Paise },
): Promise<boolean> {
  const id = await begin(tx, entry)
  if (id === undefined) return false
  await tx`
    insert into wallet_posting (entry_id, account_id, amount_paise)
    select ${id}::bigint, account_id, case when kind = ${to} then ${amount}::bigint else -${amount}::bigint end
    from wallet_account where user_id is null and kind in (${from}, ${to})`
  return true
}

/** Returns the entry's id, or undefined when this key was used before. Its postings sum to zero, two per movement. */
export async function write(tx: Queryable, entry: Entry, movements: readonly Movement[]): Promise<number | undefined> {
  const id = await begin(tx, entry)
  if (id === undefined) return undefined
  const moved = movements.filter(({ amount }) => amount !== 0)
  await tx`
    insert into wallet_posting (entry_id, account_id, amount_paise)
    select ${id}::bigint, a.account_id, case when a.user_id is null then -m.amount else m.amount end
    from unnest(
      ${moved.map(({ account }) => account)}::text[], ${moved.map(({ house }) => house)}::text[],
      ${moved.map(({ amount }) => amount)}::bigint[]
    ) as m (account, house, amount)
    join wallet_account a
      on (a.user_id = ${entry.userId} and a.kind = m.account) or (a.user_id is null and a.kind = m.house)`
  return id
}

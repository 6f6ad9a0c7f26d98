import type { RewardTransaction } from '@nukkad/contracts/endpoints/wallet'
import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

export type BuyerAccount = 'perks' | 'credit'
export type HouseAccount = 'promotions' | 'sales' | 'refunds'
export type EntryKind = RewardTransaction['kind']

export interface Entry {
  /** The same thing has the same key: it is written once. */
  readonly key: string
  readonly kind: EntryKind
  readonly userId: string
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly text: string
  readonly at: Date
}

/** So much moves from the house's account to the buyer's; a negative amount moves back. */
export interface Movement {
  readonly account: BuyerAccount
  readonly house: HouseAccount
  readonly amount: Paise
}

/** Takes the buyer's two accounts, which every writer does first. Off only where a test shows what the lock is for. */
export async function lockWallet(tx: Tx, userId: string, isLocking: boolean): Promise<void> {
  await tx`
    insert into wallet_account (user_id, kind, balance_paise) values (${userId}, 'perks', 0), (${userId}, 'credit', 0)
    on conflict on constraint wallet_account__once do nothing`
  if (isLocking) {
    await tx`select from wallet_account where user_id = ${userId} order by account_id for no key update`
  }
}

/** Takes the wallet if nobody else has it at this moment. */
export async function isWalletFree(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx`
    select from wallet_account where user_id = ${userId} order by account_id for no key update skip locked`
  return rows.length === 2
}

/** The entry's number, or undefined when this key was written before. Its postings sum to zero, two for a movement. */
export async function write(tx: Queryable, entry: Entry, movements: readonly Movement[]): Promise<number | undefined> {
  const { key, kind, userId, transactionId = null, orderId = null, text, at } = entry
  const [row] = await tx<{ id: number }[]>`
    insert into wallet_entry (key, kind, user_id, transaction_id, order_id, text, at)
    values (${key}, ${kind}, ${userId}, ${transactionId}, ${orderId}, ${text}, ${at})
    on conflict on constraint wallet_entry__once do nothing
    returning entry_id as id`
  if (!row) return undefined
  const moved = movements.filter(({ amount }) => amount !== 0)
  await tx`
    insert into wallet_posting (entry_id, account_id, amount_paise)
    select ${row.id}::bigint, a.account_id, case when a.user_id is null then -m.amount else m.amount end
    from unnest(
      ${moved.map(({ account }) => account)}::text[], ${moved.map(({ house }) => house)}::text[],
      ${moved.map(({ amount }) => amount)}::bigint[]
    ) as m (account, house, amount)
    join wallet_account a
      on (a.user_id = ${userId} and a.kind = m.account) or (a.user_id is null and a.kind = m.house)`
  return row.id
}

export interface LedgerRow {
  readonly id: number
  readonly at: Date
  readonly account: BuyerAccount
  readonly kind: EntryKind
  readonly amount: Paise
  readonly text: string
  readonly orderId: string | null
  readonly transactionId: string | null
  readonly expires: Date | null
}

/** One row more than asked for tells that there is a next page. */
export async function listMovements(
  q: Queryable,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<LedgerRow[]> {
  return q<LedgerRow[]>`
    select p.posting_id as id, e.at, a.kind as account, e.kind, p.amount_paise as amount, e.text,
      e.order_id as "orderId", e.transaction_id as "transactionId",
      case when a.kind = 'perks' then l.expires_at end as expires
    from wallet_account a
    join wallet_posting p on p.account_id = a.account_id
    join wallet_entry e on e.entry_id = p.entry_id
    left join perks_lot l on l.entry_id = e.entry_id
    where a.user_id = ${userId}
    order by p.posting_id desc
    limit ${limit} offset ${offset}`
}

export async function countMovements(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*) as count from wallet_posting p join wallet_account a on a.account_id = p.account_id
    where a.user_id = ${userId}`
  return row.count
}

export interface RewardSums {
  readonly earned: Paise
  readonly spent: Paise
  readonly expired: Paise
}

/** Perks in all: what was spent and came back is not spent. */
export async function rewardSums(q: Queryable, userId: string): Promise<RewardSums> {
  const [row] = await q<[RewardSums]>`
    select
      coalesce(sum(p.amount_paise) filter (where e.kind = 'perks_given'), 0)::bigint as earned,
      coalesce(-sum(p.amount_paise) filter (where e.kind in ('spent', 'perks_returned')), 0)::bigint as spent,
      coalesce(-sum(p.amount_paise) filter (where e.kind = 'perks_expired'), 0)::bigint as expired
    from wallet_account a
    join wallet_posting p on p.account_id = a.account_id
    join wallet_entry e on e.entry_id = p.entry_id
    where a.user_id = ${userId} and a.kind = 'perks'`
  return row
}

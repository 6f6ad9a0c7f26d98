import type { RewardTransaction } from '@nukkad/contracts/endpoints/wallet'
import type { Queryable, Tx } from '../../db.ts'
import type { Paise } from '../pricing/share.ts'

export type BuyerAccount = 'perks' | 'credit' | 'gift_cards' | 'owed'
/** `gift_cards` is what is owed to the holders of cards that nobody redeemed; `unused` is what ended so. */
export type HouseAccount = 'promotions' | 'sales' | 'refunds' | 'gift_cards' | 'gift_cards_sold' | 'unused'
/** The last three move between accounts of the house: no buyer sees them. */
export type EntryKind = RewardTransaction['kind'] | 'gift_card_sold' | 'gift_card_refunded' | 'gift_card_lapsed'

export interface Entry {
  /** The same thing has the same key: it is written once. */
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

/** So much moves from the house's account to the buyer's; a negative amount moves back. */
export interface Movement {
  readonly account: BuyerAccount
  readonly house: HouseAccount
  readonly amount: Paise
}

/** Takes the buyer's wallet, which every writer does first. Off only where a test shows what the lock is for. */
export async function lockWallet(tx: Tx, userId: string, isLocking: boolean): Promise<void> {
  await tx`select lock_wallet(${userId}, ${isLocking})`
}

/** Takes the wallet if nobody else has it at this moment. */
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

/** From one account of the house to another; false when this key was written before. */
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

/** The entry's number, or undefined when this key was written before. Its postings sum to zero, two for a movement. */
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

/** What is owed back is no balance of the buyer's. */
export type ShownAccount = Exclude<BuyerAccount, 'owed'>

export interface LedgerRow {
  readonly id: number
  readonly at: Date
  readonly account: ShownAccount
  readonly kind: RewardTransaction['kind']
  readonly amount: Paise
  readonly text: string
  readonly orderIds: readonly string[]
  readonly transactionId: string | null
  readonly refundId: string | null
  readonly giftId: string | null
  readonly expires: Date | null
}

/** Which movements: of one balance, of a time (`to` not included), on a page. */
export interface Asked {
  readonly account?: ShownAccount | undefined
  readonly from?: Date
  readonly to?: Date
}

const asked = (q: Queryable, userId: string, { account, from, to }: Asked) => q`
  a.user_id = ${userId} and ${account ? q`a.kind = ${account}` : q`a.kind <> 'owed'`}
  ${from ? q`and e.at >= ${from}` : q``} ${to ? q`and e.at < ${to}` : q``}`

/** Newest first. */
export async function listMovements(
  q: Queryable,
  userId: string,
  { offset, limit, ...which }: Asked & { offset: number; limit: number },
): Promise<LedgerRow[]> {
  return q<LedgerRow[]>`
    select p.posting_id as id, e.at, a.kind as account, e.kind, p.amount_paise as amount, e.text,
      case when e.order_id is not null then array[e.order_id] else array(
        select o.order_id from shop_order o where o.transaction_id = e.transaction_id order by o.order_id
      ) end as "orderIds",
      e.transaction_id as "transactionId", e.refund_id as "refundId", e.gift_id as "giftId",
      case when a.kind = l.kind then l.expires_at end as expires
    from wallet_account a
    join wallet_posting p on p.account_id = a.account_id
    join wallet_entry e on e.entry_id = p.entry_id
    left join wallet_lot l on l.entry_id = e.entry_id
    where ${asked(q, userId, which)}
    order by p.posting_id desc
    limit ${limit} offset ${offset}`
}

export async function countMovements(q: Queryable, userId: string, account?: ShownAccount): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*) as count from wallet_posting p join wallet_account a on a.account_id = p.account_id
    where a.user_id = ${userId} and ${account ? q`a.kind = ${account}` : q`a.kind <> 'owed'`}`
  return row.count
}

/** What the buyer had at that moment, of each balance. */
export async function balancesAt(q: Queryable, userId: string, at: Date): Promise<Record<ShownAccount, Paise>> {
  const [row] = await q<[Record<ShownAccount, Paise>]>`
    select coalesce(sum(p.amount_paise) filter (where a.kind = 'perks'), 0)::bigint as perks,
      coalesce(sum(p.amount_paise) filter (where a.kind = 'gift_cards'), 0)::bigint as gift_cards,
      coalesce(sum(p.amount_paise) filter (where a.kind = 'credit'), 0)::bigint as credit
    from wallet_account a
    join wallet_posting p on p.account_id = a.account_id
    join wallet_entry e on e.entry_id = p.entry_id
    where a.user_id = ${userId} and e.at < ${at}`
  return row
}

/** Rewards for goods that went back after they were spent; the next rewards pay them. */
export async function owedBy(q: Queryable, userId: string): Promise<Paise> {
  const [row] = await q<{ owed: Paise }[]>`
    select balance_paise as owed from wallet_account where user_id = ${userId} and kind = 'owed'`
  return row?.owed ?? 0
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
      coalesce(sum(p.amount_paise) filter (where e.kind in ('perks_given', 'perks_taken_back')), 0)::bigint as earned,
      coalesce(-sum(p.amount_paise) filter (where e.kind in ('spent', 'perks_returned')), 0)::bigint as spent,
      coalesce(-sum(p.amount_paise) filter (where e.kind = 'perks_expired'), 0)::bigint as expired
    from wallet_account a
    join wallet_posting p on p.account_id = a.account_id
    join wallet_entry e on e.entry_id = p.entry_id
    where a.user_id = ${userId} and a.kind = 'perks'`
  return row
}

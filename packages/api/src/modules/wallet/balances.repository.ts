import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import type { ShownAccount } from './movements.repository.ts'

/**
 * What the buyer owes: perks spent before the goods they were given for were returned. It is deducted from the next
 * perks.
 */
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

/** Totals of perks, updated on every write: perks that were spent and returned do not count as spent. */
export async function rewardSums(q: Queryable, userId: string): Promise<RewardSums> {
  const [row] = await q<RewardSums[]>`
    select earned_paise as earned, spent_paise as spent, expired_paise as expired
    from wallet_account where user_id = ${userId} and kind = 'perks'`
  return row ?? { earned: 0, spent: 0, expired: 0 }
}

/** The buyer's balances at that moment. */
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

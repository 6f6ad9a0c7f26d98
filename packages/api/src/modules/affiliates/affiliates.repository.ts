import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'
import { payable } from './payout.repository.ts'

/** Books what delivered lines earn, and reverses what was returned since. Lines delivered before `since` are final. */
export async function bookEarnings(q: Queryable, since: Date, now: Date, limit: number): Promise<number> {
  const booked = await q`
    insert into affiliate_entry (affiliate_id, kind, amount_paise, order_id, line_id, at)
    select affiliate_id, case when due_paise > booked_paise then 'earned' else 'taken_back' end,
      due_paise - booked_paise, order_id, line_id, ${now}
    from affiliate_line where due_paise <> booked_paise and delivered_at > ${since}
    order by line_id limit ${limit}`
  return booked.count
}

export interface AffiliateRow {
  readonly code: string
  readonly name: string
  readonly percent: number
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly orders: number
  readonly earned: Paise
  readonly takenBack: Paise
  readonly paidOut: Paise
  /** for orders that can no longer be returned, and not paid out yet */
  readonly payable: Paise
}

/**
 * All affiliates, or those of one account, with their totals; lines delivered before `settled` can no longer be
 * returned.
 */
export function listAffiliates(q: Queryable, settled: Date, userId: string | null = null): Promise<AffiliateRow[]> {
  return q<AffiliateRow[]>`
    select a.code, a.name, a.percent::float8 as percent, a.starts_at as "startsAt",
      case when a.ends_at < 'infinity' then a.ends_at end as "endsAt",
      (select count(*)::integer from order_origin where affiliate_id = a.affiliate_id) as orders,
      coalesce(sum(e.amount_paise) filter (where e.kind = 'earned'), 0)::bigint as earned,
      coalesce(-sum(e.amount_paise) filter (where e.kind = 'taken_back'), 0)::bigint as "takenBack",
      coalesce(-sum(e.amount_paise) filter (where e.kind = 'paid_out'), 0)::bigint as "paidOut",
      ${payable(q, settled)} as payable
    from affiliate a
    left join affiliate_entry e on e.affiliate_id = a.affiliate_id
    left join shop_order s on s.order_id = e.order_id
    where ${userId}::bigint is null or a.user_id = ${userId}::bigint
    group by a.affiliate_id order by a.code`
}

export interface AffiliateRule {
  readonly code: string
  readonly name: string
  readonly percent: number
  readonly userId: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Adds a rule, or replaces it for orders from now on: placed orders keep theirs. False for an unknown account. */
export async function putAffiliate(q: Queryable, rule: AffiliateRule): Promise<boolean> {
  const { code, name, percent, userId, startsAt, endsAt } = rule
  const rows = await q`
    insert into affiliate (code, name, percent, user_id, starts_at, ends_at)
    select ${code}, ${name}, ${percent}, ${userId}::bigint, ${startsAt}, coalesce(${endsAt}::timestamptz, 'infinity')
    where ${userId}::bigint is null or exists (select from app_user where id = ${userId}::bigint)
    on conflict (code) do update set
      name = excluded.name, percent = excluded.percent, user_id = excluded.user_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at
    returning affiliate_id`
  return rows.length === 1
}

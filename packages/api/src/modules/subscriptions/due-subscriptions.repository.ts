import type { Queryable } from '../../db.ts'

/**
 * Takes mandates that the gateway should be asked about. Taking one postpones its next check, so that only one process
 * asks.
 */
export async function takeToCheck(q: Queryable, now: Date, next: Date, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    update subscription set check_at = ${next}
    where subscription_id in (
      select subscription_id from subscription where check_at <= ${now}
      order by check_at limit ${limit} for update skip locked
    )
    returning subscription_id as id`
  return rows.map(({ id }) => id)
}

/** Subscriptions whose skipped delivery has passed. */
export async function toResume(q: Queryable, today: string, limit: number): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select subscription_id as id from subscription where resume_on <= ${today} order by resume_on limit ${limit}`
  return rows.map(({ id }) => id)
}

/** Running ones, and mandates that may have been authorised at the bank without our knowing it yet. */
export async function toEndOf(q: Queryable, userId: string): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select subscription_id as id from subscription
    where user_id = ${userId} and (state in ('authenticated', 'active', 'pending', 'halted', 'paused')
      or (state = 'created' and gateway_subscription_id is not null))`
  return rows.map(({ id }) => id)
}

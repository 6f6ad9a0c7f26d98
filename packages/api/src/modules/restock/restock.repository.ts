import type { Queryable } from '../../db.ts'
import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'

export interface Wish {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** Stores a wish once per address and SKU, unless the address has `most` open wishes already. */
export async function insert(
  q: Queryable,
  { sku, email, token, now, most }: { sku: string; email: string; token: string; now: Date; most: number },
): Promise<void> {
  await q`
    insert into restock_wish (sku, email, token, created_at)
    select ${sku}, ${email}, ${token}, ${now}
    where (select count(*) from restock_wish where email = ${email} and told_at is null) < ${most}
    on conflict (sku, email) where told_at is null do nothing`
}

/** Takes the longest-waiting wishes for a SKU and marks them as notified; concurrent processes take different ones. */
export async function takeWaiting(q: Queryable, sku: string, now: Date, limit: number): Promise<Wish[]> {
  return q<Wish[]>`
    update restock_wish set told_at = ${now}
    where id in (
      select id from restock_wish where sku = ${sku} and told_at is null order by id limit ${limit}
      for update skip locked
    )
    returning id, email, token`
}

/** Deletes all open wishes of the address that this token belongs to. */
export async function forget(q: Queryable, token: string): Promise<void> {
  await q`
    delete from restock_wish
    where told_at is null and email = (select email from restock_wish where token = ${token})`
}

/** A token works for 90 days after the mail; open wishes are dropped after a year. */
export const restockJob = housekeepingJob(
  'old wishes to be told of stock',
  (q, now, limit) => q`
    delete from restock_wish where id in (
      select id from restock_wish
      where told_at < ${daysBefore(now, 90)} or (told_at is null and created_at < ${daysBefore(now, 365)})
      limit ${limit} for update skip locked
    )`,
)

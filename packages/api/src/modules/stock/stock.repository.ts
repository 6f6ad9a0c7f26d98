import type { Queryable, Tx } from '../../db.ts'
import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import type { Fragment } from '../../sql-fragment.ts'
import type { Pieces } from './pieces.ts'

/** A list of SKUs as a query for `lockSkus`. */
export const theseSkus = (q: Queryable, skus: readonly string[]): Fragment =>
  q`select unnest(${[...skus]}::text[]) as sku`

/**
 * Locks the SKUs that a query finds, always in the same order, so that two checkouts of the same products cannot
 * deadlock. The weaker lock mode lets new cart lines and holds reference the SKU meanwhile.
 */
export async function lockSkus(tx: Tx, skus: Fragment): Promise<void> {
  await tx`select from variant where sku = any(array(${skus})) order by sku for no key update`
}

/**
 * What this cart could take of each SKU now: stock on hand minus holds of payments for other carts. Variants taken off
 * sale meanwhile remain available to the cart that contains them, and without a cart (null), for exchanges of what was
 * bought.
 */
export async function availableFor(
  tx: Tx,
  skus: readonly string[],
  cartId: number | null,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx<{ sku: string; available: number }[]>`
    select v.sku, case when v.is_offered or ${cartId}::bigint is null or exists (
      select from stock_hold h where h.sku = v.sku and h.expires_at > ${now} and h.cart_id = ${cartId}
    ) then v.on_hand else 0 end - coalesce((
      select sum(h.qty) from stock_hold h where h.sku = v.sku and h.expires_at > ${now} and h.cart_id is distinct from ${cartId}::bigint
    ), 0)::integer as available
    from variant v where v.sku = any(${[...skus]}::text[])`
  return new Map(rows.map(({ sku, available }) => [sku, available]))
}

/** The longest that holds of a user which follow one another last, and how long after them a new series begins. */
const longestHold = '60 minutes'

export interface NewHold {
  readonly transactionId: string
  readonly userId: number
  readonly cartId: number
  readonly pieces: readonly Pieces[]
  readonly until: Date
  readonly now: Date
}

/**
 * Holds pieces until then, or until the user has held the SKU for the longest time; after that it holds nothing, and
 * what is left can be paid for all the same. The caller has locked the SKUs.
 */
export async function hold(tx: Tx, { transactionId, userId, cartId, pieces, until, now }: NewHold): Promise<void> {
  const [skus, counts] = [pieces.map(({ sku }) => sku), pieces.map(({ qty }) => qty)]
  await tx`
    with series as (
      insert into stock_hold_series as s (user_id, sku, began_at, ends_at)
      select ${userId}::bigint, p.sku, ${now}::timestamptz, ${until}::timestamptz
      from unnest(${skus}::text[]) as p (sku) order by p.sku
      on conflict on constraint stock_hold_series__identity do update set
        (began_at, ends_at) = (
          select n.began_at, least(n.began_at + ${longestHold}::interval, excluded.ends_at)
          from (select case
            when s.ends_at + ${longestHold}::interval > excluded.began_at then s.began_at else excluded.began_at
          end as began_at) n
        )
      returning s.sku, s.ends_at
    )
    insert into stock_hold (transaction_id, cart_id, sku, qty, expires_at)
    select ${transactionId}, ${cartId}::bigint, p.sku, p.qty, series.ends_at
    from unnest(${skus}::text[], ${counts}::integer[]) as p (sku, qty) join series using (sku)
    where series.ends_at > ${now}
    on conflict on constraint stock_hold__identity do update set qty = excluded.qty, expires_at = excluded.expires_at`
}

/** The user has paid for them: what they hold from now on is a new purchase. */
export const endSeries = (tx: Tx, userId: number, skus: readonly string[]): Fragment =>
  tx`delete from stock_hold_series where user_id = ${userId} and sku = any(${[...skus]}::text[])`

export const forgetSeries = (tx: Tx, userId: string): Fragment =>
  tx`delete from stock_hold_series where user_id = ${userId}`

export const release = (tx: Tx, transactionId: string): Fragment =>
  tx`delete from stock_hold where transaction_id = ${transactionId}`

/** Expired holds no longer count; they are deleted so that valid ones are found quickly. */
export const holdJob = housekeepingJob(
  'expired stock holds',
  (q, now, limit) => q`
    delete from stock_hold where (transaction_id, sku) in (
      select transaction_id, sku from stock_hold where expires_at < ${daysBefore(now, 1)}
      limit ${limit} for update skip locked
    )`,
)

export const holdSeriesJob = housekeepingJob(
  'series of stock holds that are over',
  (q, now, limit) => q`
    delete from stock_hold_series where (user_id, sku) in (
      select user_id, sku from stock_hold_series where ends_at < ${daysBefore(now, 1)}
      limit ${limit} for update skip locked
    )`,
)

/** The availability of a SKU: what can be sold now, and when the first hold of a running payment may expire. */
export interface Availability {
  readonly available: number
  readonly freeAt: Date | null
}

export async function availabilityOf(q: Queryable, sku: string, now: Date): Promise<Availability | undefined> {
  const [row] = await q<Availability[]>`
    select v.sellable - coalesce(sum(h.qty), 0)::integer as available, min(h.expires_at) as "freeAt"
    from variant v left join stock_hold h on h.sku = v.sku and h.expires_at > ${now}
    where v.sku = ${sku} group by v.sku`
  return row
}

/** Releases holds of transactions that have ended; returns how many. */
export async function freeEnded(tx: Tx): Promise<number> {
  const freed = await tx`
    delete from stock_hold h using checkout_transaction t
    where t.transaction_id = h.transaction_id and t.state not in ('created', 'pending', 'paid')`
  return freed.count
}

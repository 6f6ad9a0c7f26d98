import { indianMidnight } from '@nukkad/contracts/indian-time'
import type { Queryable, Tx } from '../../../db.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { Paise } from '../../pricing/money.ts'
import { atMostPercent } from './price-fall.ts'

/** Older changes of a price are not news, and neither is a lower price of what was bought in that time. */
const newsDays = 30

/** A saved product that costs less now. */
export interface FallenSave {
  readonly userId: string
  readonly slug: string
  readonly sku: string
  /** The lower of the prices of this variant at the time of saving and when the person was last told. */
  readonly was: Paise
}

/**
 * Saves of products that can be bought, whose card shows a variant that costs less than it did. The earlier price is
 * that of the same variant: another variant on the card, because the first is sold out, is no lower price.
 */
const fallen = (q: Queryable, now: Date): Fragment => q`(
  select s.user_id, s.ref, l.sku, b.was
  from (
    select distinct v.product_id from variant_price c join variant v on v.sku = c.sku
    where c.since > ${daysBefore(now, newsDays)}
  ) changed
  join product p on p.id = changed.product_id and p.is_published
  cross join lateral (select * from lead_variant one where one.product_id = p.id offset 0) l
  join saved_item s on s.kind = 'product' and s.ref = p.slug
  cross join lateral (select least(price_at(l.sku, s.saved_at), price_at(l.sku, s.price_told_at)) as was) b
  where l.sellable > 0 and l.price_paise * 100 <= b.was * ${atMostPercent}::integer
    and not has_ordered_since(s.user_id, p.id, ${daysBefore(now, newsDays)})
)`

/**
 * People to notify now, with everything that fell for them, marked as told: nobody twice on a day in India, and
 * nobody who refused such notices. Of two processes one tells a person.
 */
export async function takeFallen(tx: Tx, now: Date, most: number): Promise<FallenSave[]> {
  const today = indianMidnight(now)
  const people = await tx<{ userId: string }[]>`
    select distinct f.user_id::text as "userId" from ${fallen(tx, now)} f
    where not exists (select from price_notice n where n.user_id = f.user_id and n.told_at >= ${today})
      and not exists (select from notice_refusal r where r.user_id = f.user_id and r.kind = 'prices')
    limit ${most}`
  const saves = await tx<FallenSave[]>`
    select f.user_id::text as "userId", f.ref as slug, f.sku, f.was
    from ${fallen(tx, now)} f
    join saved_item k on k.user_id = f.user_id and k.kind = 'product' and k.ref = f.ref
    where f.user_id = any(${people.map(({ userId }) => userId)}::bigint[])
    order by f.user_id, k.saved_at desc, f.ref
    for update of k skip locked`
  const told = await tx<{ userId: string }[]>`
    insert into price_notice (user_id, told_at)
    select distinct id, ${now}::timestamptz from unnest(${saves.map(({ userId }) => userId)}::bigint[]) as id order by id
    on conflict (user_id) do update set told_at = excluded.told_at where price_notice.told_at < ${today}
    returning user_id::text as "userId"`
  const isTold = new Set(told.map(({ userId }) => userId))
  const taken = saves.filter(({ userId }) => isTold.has(userId))
  // The clock of this process may be behind that of the database, by which prices are kept.
  await tx`
    update saved_item s
    set price_told_at = greatest(${now}, (select max(c.since) from variant_price c where c.sku = x.sku))
    from unnest(${taken.map(({ userId }) => userId)}::bigint[], ${taken.map(({ slug }) => slug)}::text[],
      ${taken.map(({ sku }) => sku)}::text[]) as x (id, ref, sku)
    where s.user_id = x.id and s.kind = 'product' and s.ref = x.ref`
  return taken
}

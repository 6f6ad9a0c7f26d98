import { committedSince, isOfAnotherCluster } from '../../../database/committed-since.ts'
import type { Queryable } from '../../../db.ts'
import { type Fragment, textsForOnePlan } from '../../../sql-fragment.ts'
import type { Away } from './delivery-day.ts'

export type Available = Readonly<Record<string, number>>

/** What is available of those SKUs that pending payments hold. */
export const availableOf = (q: Queryable, skus: Fragment, now: Date): Fragment => q`(
  select json_object_agg(v.sku, v.sellable - held.qty)
  from (
    select h.sku, sum(h.qty) as qty from stock_hold h where h.sku = any(${skus}) and h.expires_at > ${now} group by h.sku
  ) held
  join variant v on v.sku = held.sku
)`

export interface ProductsSince {
  readonly snapshot: string
  /** It is unknown which products changed, so all may have. */
  readonly everything: boolean
  /** Products that changed since. */
  readonly changed: readonly number[]
  readonly available: Available | null
}

/** What changed since documents were read at a snapshot, and what is held of their SKUs. */
export async function productsSince(
  q: Queryable,
  { snapshot, skus, now }: { snapshot: string; skus: readonly string[]; now: Date },
): Promise<ProductsSince> {
  const since = committedSince(q, snapshot)
  const [row] = await q<[ProductsSince]>`
    select pg_current_snapshot()::text as snapshot,
      ${isOfAnotherCluster(q, snapshot)} or exists (select from shop_change c where c.kind = 'everything' and ${since})
        as everything,
      array(select c.product_id::float8 from shop_change c where c.kind = 'product' and ${since}) as changed,
      ${availableOf(q, textsForOnePlan(q, skus), now)} as available`
  return row
}

export interface ShippingFacts {
  readonly shippingDays: number
  readonly takesCash: boolean
  readonly isPersonalised: boolean
  readonly reach: 'country' | 'city'
  readonly city: string
  readonly away: Away | null
}

/** The planned absence of merchant `m`; null when none is noted. It may be over. */
export const awayOf = (q: Queryable): Fragment => q`
  case when m.away_from is not null then json_build_object('from', m.away_from, 'until', m.away_until) end`

export async function shippingFacts(q: Queryable, slug: string): Promise<ShippingFacts | undefined> {
  const [row] = await q<ShippingFacts[]>`
    select p.shipping_days as "shippingDays", p.is_cod_allowed as "takesCash", p.is_personalised as "isPersonalised",
      p.reach, m.city, ${awayOf(q)} as away
    from product p join merchant m on m.id = p.merchant_id where p.slug = ${slug} and p.is_published`
  return row
}

import { committedSince, isOfAnotherCluster } from '../../../database/committed-since.ts'
import type { Queryable } from '../../../db.ts'
import { type Fragment, textsForOnePlan } from '../../../sql-fragment.ts'

export interface ProductDocument {
  readonly productId: number
  readonly slug: string
  readonly skus: readonly string[]
  /** The answer for the product's page, as JSON text. */
  readonly body: string
  /** What is available of the SKUs held by pending payments; null when nothing is held. */
  readonly available: Available | null
}

export type Available = Readonly<Record<string, number>>

/** What is available of those SKUs that pending payments hold. */
const availableOf = (q: Queryable, skus: Fragment, now: Date): Fragment => q`(
  select json_object_agg(v.sku, v.sellable - held.qty)
  from (
    select h.sku, sum(h.qty) as qty from stock_hold h where h.sku = any(${skus}) and h.expires_at > ${now} group by h.sku
  ) held
  join variant v on v.sku = held.sku
)`

/** The pages of products, in no order; products that are not sold are left out. */
export const productDocuments = (q: Queryable, slugs: readonly string[], now: Date): Promise<ProductDocument[]> => q<
  ProductDocument[]
>`
  select d.product_id as "productId", d.slug, d.skus, d.body, ${availableOf(q, q`d.skus`, now)} as available
  from product_document d where d.slug = any(${textsForOnePlan(q, slugs)})`

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

export async function currentSnapshot(q: Queryable): Promise<string> {
  const [row] = await q<[{ snapshot: string }]>`select pg_current_snapshot()::text as snapshot`
  return row.snapshot
}

export interface ShippingFacts {
  readonly shippingDays: number
  readonly takesCash: boolean
  readonly isPersonalised: boolean
  readonly reach: 'country' | 'city'
  readonly city: string
}

export async function shippingFacts(q: Queryable, slug: string): Promise<ShippingFacts | undefined> {
  const [row] = await q<ShippingFacts[]>`
    select p.shipping_days as "shippingDays", p.is_cod_allowed as "takesCash", p.is_personalised as "isPersonalised",
      p.reach, m.city
    from product p join merchant m on m.id = p.merchant_id where p.slug = ${slug} and p.is_published`
  return row
}

/** Undefined for an unknown product. */
export async function offersOf(
  q: Queryable,
  slug: string,
): Promise<{ readonly code: string | null; readonly text: string }[] | undefined> {
  const [row] = await q<{ offers: { readonly code: string | null; readonly text: string }[] }[]>`
    select coalesce((
      select json_agg(json_build_object('code', f.code, 'text', f.line) order by f.position, f.id)
      from product_offer f where f.merchant_id is null or f.merchant_id = p.merchant_id
    ), '[]') as offers
    from product p where p.slug = ${slug} and p.is_published`
  return row?.offers
}

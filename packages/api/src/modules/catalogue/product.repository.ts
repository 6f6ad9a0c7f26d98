import type { SizeGuide } from '@nukkad/contracts/endpoints/product-page'
import type { Queryable } from '../../db.ts'

export interface ProductDocument {
  /** The answer of the product's page, as JSON text. */
  readonly body: string
  /** What is really left of the SKUs that payments under way hold; null when nothing is held. */
  readonly available: Readonly<Record<string, number>> | null
}

export async function productDocument(q: Queryable, slug: string, now: Date): Promise<ProductDocument | undefined> {
  const [row] = await q<ProductDocument[]>`
    select d.body, (
      select json_object_agg(v.sku, v.sellable - held.qty)
      from (
        select h.sku, sum(h.qty) as qty from stock_hold h
        where h.sku = any(d.skus) and h.expires_at > ${now} group by h.sku
      ) held
      join variant v on v.sku = held.sku
    ) as available
    from product_document d where d.slug = ${slug}`
  return row
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

export async function sizeGuide(q: Queryable, type: string): Promise<SizeGuide | undefined> {
  const [row] = await q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide where sg_type = ${type}`
  return row
}

export async function sizeGuides(q: Queryable): Promise<SizeGuide[]> {
  return q<SizeGuide[]>`
    select sg_type as type, title, unit, columns, rows, how from size_guide order by title`
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

export async function refresh(q: Queryable, productIds: readonly string[]): Promise<void> {
  await q`select refresh_products(${[...productIds]}::bigint[])`
}

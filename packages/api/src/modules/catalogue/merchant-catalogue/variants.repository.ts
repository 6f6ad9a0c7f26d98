import type { Queryable } from '../../../db.ts'
import type { Paise } from '../../pricing/money.ts'

export interface ProductVariant {
  readonly sku: string
  readonly productId: number
  readonly options: Readonly<Record<string, string>>
  readonly price: Paise
  /** Stock on hand, less what pending payments hold. */
  readonly available: number
}

/** All variants of the products that are in the shop, in order. */
export async function variantsOf(q: Queryable, productIds: readonly number[], now: Date): Promise<ProductVariant[]> {
  return q<ProductVariant[]>`
    select v.sku, v.product_id as "productId", v.price_paise as price,
      json_strip_nulls(json_build_object('Colour', v.colour, 'Size', v.size, 'Weight', v.weight_label)) as options,
      v.sellable - coalesce((
        select sum(h.qty) from stock_hold h where h.sku = v.sku and h.expires_at > ${now}
      ), 0)::integer as available
    from variant v join product p on p.id = v.product_id and p.is_published
    where v.product_id = any(${[...productIds]}::bigint[])
    order by v.product_id, v.position`
}

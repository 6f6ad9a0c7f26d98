import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import type { Queryable } from '../../../db.ts'
import { type Fragment, textsForOnePlan } from '../../../sql-fragment.ts'
import { cardsOf } from '../lists/cards.repository.ts'
import { awayOf } from './product.repository.ts'
import type { CardPrice, SaleItem } from './sale-item.ts'

/** The SKUs that are sold, in no order; others are left out. One statement, whatever the number. */
export async function forSale(q: Queryable, skus: readonly string[]): Promise<SaleItem[]> {
  const rows: unknown = await saleItems(q, textsForOnePlan(q, skus))
  return rows as SaleItem[]
}

/** The same for the SKUs in an array, as a part of a larger statement. */
export const saleItems = (q: Queryable, skus: Fragment): Fragment => q`
    select v.sku, v.product_id as "productId", p.slug, p.title, v.price_paise as price, v.mrp_paise as mrp,
      v.sellable as "onHand", v.weight_grams as "weightGrams", p.gst_rate as "gstPercent", p.hsn,
      p.is_personalised as "isPersonalised",
      p.is_returnable and not p.is_personalised as "isReturnable", p.is_cod_allowed as "takesCash", p.shipping_days as "shippingDays",
      array[c.id::text, c.path] as "categoryIds",
      json_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'state', m.state, 'city', m.city,
        'away', ${awayOf(q)}) as merchant,
      p.reach,
      json_strip_nulls(json_build_object('Colour', v.colour, 'Size', v.size, 'Weight', v.weight_label)) as attributes,
      coalesce(product_pictures(p.id, v.colour_slug) -> 0, json_build_object(
        'url', '/images/product/' || p.slug || '/front', 'width', 960, 'height', 1200, 'alt', p.title,
        'color', '#e8dfd0')) as picture,
      coalesce((
        select json_agg(json_build_object(
          'id', o.id::text, 'title', o.title, 'kind', o.kind, 'isRequired', o.is_required, 'price', o.price_paise,
          'maxCharacters', o.max_characters, 'values', coalesce((
            select json_agg(json_build_object('id', w.id::text, 'title', w.title, 'price', w.price_paise)
              order by w.position)
            from product_option_value w where w.option_id = o.id
          ), '[]'::json)
        ) order by o.position)
        from product_option o where o.product_id = p.id
      ), '[]'::json) as options
    from variant v
    join product p on p.id = v.product_id and p.is_published
    join merchant m on m.id = p.merchant_id
    join category c on c.id = p.category_id
    where v.sku = any(${skus})`

/** The merchant of each of these products, and the price of the variant that its card shows. */
export const cardPrices = (q: Queryable, productIds: readonly number[]): Promise<CardPrice[]> => q<CardPrice[]>`
  select p.merchant_id as "merchantId", v.price_paise as price
  from product p
  join lead_variant v on v.product_id = p.id
  where p.id = any(${[...productIds]}::bigint[]) and p.is_published`

/**
 * Suggestions for a cart: popular products from the same makers and categories; without a cart the most popular ones.
 */
export async function suggestions(q: Queryable, skus: readonly string[], now: Date): Promise<ProductCard[]> {
  const found = q`
    select l.card, l.launched_at
    from product_listing l
    where l.is_in_stock and not exists (select from chosen where chosen.id = l.product_id)
      and (not exists (select from chosen)
        or l.merchant_slug = any(array(select merchant_slug from chosen))
        or l.section_id = any(array(select section_id from chosen)))
    order by l.default_rank desc, l.product_id limit 8`
  const [row] = await q<[{ cards: string }]>`
    with chosen as (
      select distinct v.product_id as id, b.merchant_slug, b.section_id
      from variant v join product_listing b on b.product_id = v.product_id where v.sku = any(${[...skus]}::text[])
    )
    select ${cardsOf(q, found, now)} as cards`
  return JSON.parse(`[${row.cards}]`) as ProductCard[]
}

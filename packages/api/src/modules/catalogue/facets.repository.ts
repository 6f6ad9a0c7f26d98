import type { Queryable } from '../../db.ts'
import { allOf, type ProductFilter } from './product-filter.ts'
import type { Fragment } from './sql-fragment.ts'

/**
 * Counts for the filters, as JSON text. Every count holds under all choices but those of its own facet, so that a
 * second colour can be added to the first.
 */
export function facetsOf(q: Queryable, { fixed, brand, colour, size, price }: ProductFilter): Fragment {
  const flag = (condition: Fragment | undefined) => condition ?? q`true`
  return q`(
    with base as materialized (
      select l.category_id, l.merchant_slug, l.colours, l.sizes, l.price_paise,
        ${flag(brand)} as by_brand, ${flag(colour)} as by_colour, ${flag(size)} as by_size, ${flag(price)} as by_price
      from product_listing l where ${allOf(q, fixed)}
    )
    select json_build_object(
      'category', coalesce((
        select json_agg(json_build_object('value', c.path, 'label', c.title, 'count', n.count)
          order by n.count desc, c.path collate "C")
        from (
          select category_id, count(*) from base where by_brand and by_colour and by_size and by_price group by 1
        ) n join category c on c.id = n.category_id
      ), '[]'::json),
      'brand', coalesce((
        select json_agg(json_build_object('value', m.slug, 'label', m.name, 'count', n.count)
          order by n.count desc, m.slug collate "C")
        from (select merchant_slug, count(*) from base where by_colour and by_size and by_price group by 1) n
        join merchant m on m.slug = n.merchant_slug
      ), '[]'::json),
      'colour', coalesce((
        select json_agg(json_build_object('value', c.slug, 'label', c.name, 'count', n.count, 'hex', c.hex)
          order by n.count desc, c.slug collate "C")
        from (
          select one.slug, count(*) from base cross join unnest(colours) as one (slug)
          where by_brand and by_size and by_price group by 1
        ) n join shop_colour c on c.slug = n.slug
      ), '[]'::json),
      'size', coalesce((
        select json_agg(json_build_object('value', n.size, 'label', n.size, 'count', n.count)
          order by coalesce(array_position('{XS,S,M,L,XL,XXL,Small,Medium,Large}', n.size), 99), n.size collate "C")
        from (
          select one.size, count(*) from base cross join unnest(sizes) as one (size)
          where by_brand and by_colour and by_price group by 1
        ) n
      ), '[]'::json),
      'price', (
        select json_build_object('min', rupees(coalesce(min(price_paise), 0)), 'max', rupees(coalesce(max(price_paise), 0)))
        from base where by_brand and by_colour and by_size
      )
    )::text
  )`
}

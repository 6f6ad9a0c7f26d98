import type { Queryable } from '../../db.ts'
import type { ForSale, SaleCatalogue } from './for-sale.ts'

/** SKUs as the catalogue's tables sell them now. */
export const saleCatalogue: SaleCatalogue = {
  async forSale(q: Queryable, skus) {
    return q<ForSale[]>`
      select v.sku, v.product_id as "productId", p.slug, p.title, v.price_paise as price, v.mrp_paise as mrp,
        v.on_hand as "onHand", p.gst_rate as "gstPercent", p.is_personalised as "isPersonalised",
        p.is_cod_allowed as "takesCash", p.shipping_days as "shippingDays", array[c.id::text, c.path] as "categoryIds",
        json_build_object('id', m.id, 'slug', m.slug, 'name', m.name, 'state', m.state) as merchant,
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
      where v.sku = any(${[...skus]}::text[])`
  },
  merchantsOf: async () => [],
  suggestions: async () => [],
}

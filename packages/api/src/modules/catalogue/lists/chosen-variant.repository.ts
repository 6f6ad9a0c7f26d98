import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { Chosen } from '../finder/wanted.ts'

/**
 * The card of `l` for the variant with the chosen colour and size: its picture, price, stock and SKU, so that the page
 * opens on it. Variants in stock come first; the card is unchanged where it already shows that variant.
 */
export const cardAsChosen = (q: Queryable, { colours, sizes }: Chosen): Fragment => {
  if (colours.length === 0 && sizes.length === 0) return q`l.card`
  return q`coalesce((
    select open_card((completed_card(l.card, '')::jsonb || jsonb_build_object(
      'sku', v.sku, 'selected_sku', v.sku, 'price', rupees(v.price_paise), 'og_price', rupees(v.mrp_paise),
      'discount_percent', v.discount_percent, 'isAvailable', v.sellable > 0, 'stock_left', told_stock(v.sellable)
    ) || coalesce((
      select jsonb_build_object('image', jsonb_build_object(
        'url', f.url, 'width', f.width, 'height', f.height, 'alt', f.alt, 'color', f.ground))
      from product_picture f where f.product_id = l.product_id and f.colour_slug = v.colour_slug
      order by f.position limit 1
    ), '{}'))::text)
    from (
      select * from variant x where x.product_id = l.product_id and x.is_offered
        ${colours.length > 0 ? q`and x.colour_slug = any(${[...colours]}::text[])` : q``}
        ${sizes.length > 0 ? q`and lower(x.size) = any(${[...sizes]}::text[])` : q``}
      order by (x.sellable > 0) desc, x.position limit 1
    ) v
    where completed_card(l.card, '')::json ->> 'sku' <> v.sku
  ), l.card)`
}

import type { Queryable } from '../../../db.ts'
import { cardsOf } from './cards.repository.ts'

/**
 * Similar products: of the same category and about the same price. The nearest cheaper and more expensive ones
 * are read by index, so the cost does not grow with the category. Undefined for an unknown product.
 */
export async function similarCards(q: Queryable, slug: string, now: Date): Promise<string | undefined> {
  const found = q`
    select near.card, near.launched_at
    from this cross join lateral (
      (
        select l.* from product_listing l
        where l.category_id = this.category_id and l.is_in_stock and l.price_paise >= this.price_paise
          and l.product_id <> this.product_id
        order by l.price_paise, l.product_id limit 8
      )
      union all
      (
        select l.* from product_listing l
        where l.category_id = this.category_id and l.is_in_stock and l.price_paise < this.price_paise
        order by l.price_paise desc, l.product_id desc limit 8
      )
    ) near
    order by abs(near.price_paise - this.price_paise), near.product_id limit 8`
  const [row] = await q<{ cards: string }[]>`
    with this as (select product_id, category_id, price_paise from product_listing where slug = ${slug})
    select ${cardsOf(q, found, now)} as cards from this`
  return row?.cards
}

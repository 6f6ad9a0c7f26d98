import { merchantPicture } from '../../database/ready-pictures.ts'
import type { Queryable } from '../../db.ts'
import { topCategories } from './category.repository.ts'
import { cardsOf } from './lists/cards.repository.ts'

/** The sections of the shop's home page, each as JSON text; banners come from the campaigns. */
export async function shopHomeParts(q: Queryable, city: string, now: Date) {
  const ofCity = city === 'all' ? q`true` : q`l.city = ${city}`
  const newest = q`
    select l.card, l.launched_at from product_listing l where l.is_in_stock
    order by l.launched_at desc, l.product_id limit 8`
  const best = q`
    select l.card, l.launched_at from product_listing l where l.is_in_stock and ${ofCity}
    order by l.sales_count desc, l.product_id limit 8`
  const [row] = await q<[{ categories: string; newest: string; best: string; merchants: string }]>`
    select ${topCategories(q)} as categories, ${cardsOf(q, newest, now)} as newest, ${cardsOf(q, best, now)} as best,
      (
        select coalesce(json_agg(json_build_object(
          'slug', m.slug, 'name', m.name, 'locality', m.locality, 'city', m.city, 'line', m.line,
          'image', ${merchantPicture(q)}
        ) order by m.id), '[]')::text
        from (
          select own.id, row_number() over (partition by own.city order by own.id) as nth
          from merchant own
          where exists (select from product p where p.merchant_id = own.id and p.is_published)
            ${city === 'all' ? q`` : q`and own.city = ${city}`}
        ) numbered
        join merchant m using (id)
        where ${city === 'all' ? q`numbered.nth = 1` : q`numbered.nth <= 8`}
      ) as merchants`
  return row
}

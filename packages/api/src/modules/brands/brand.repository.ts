import type { BrandMood } from '@nukkad/contracts/endpoints/shop/brands'
import type { Picture } from '@nukkad/contracts/schema'
import { merchantPicture } from '../../database/ready-pictures.ts'
import type { Queryable } from '../../db.ts'
import type { Paise } from '../pricing/money.ts'

export interface BrandRow {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly maker: string
  readonly line: string
  readonly city: string
  readonly locality: string
  readonly since: number | null
  readonly isWomenLed: boolean
  readonly moods: BrandMood[]
  readonly price: Paise
  readonly categories: { path: string; title: string }[]
  readonly products: number
  readonly image: Picture
}

/**
 * All merchants with products on sale, by name, with the data of their cards. `price` is the average of their prices.
 */
export const brandRows = (q: Queryable): Promise<BrandRow[]> => q<BrandRow[]>`
  with per_category as (
    select merchant_id, category_id, count(*) as products, sum(price_paise) as paise
    from product_fact group by merchant_id, category_id
  ), sold as (
    select s.merchant_id, sum(s.products)::integer as products, (sum(s.paise) / sum(s.products))::bigint as price,
      json_agg(json_build_object('path', c.path, 'title', c.title) order by s.products desc, c.path) as categories
    from per_category s join category c on c.id = s.category_id group by s.merchant_id
  )
  select m.id, m.slug, m.name, m.maker, m.line, m.city, m.locality, m.since, m.is_women_led as "isWomenLed", m.moods,
    sold.price, sold.categories, sold.products, ${merchantPicture(q)} as image
  from merchant m join sold on sold.merchant_id = m.id
  order by lower(m.name), m.id`

export async function storyOf(q: Queryable, id: number): Promise<{ story_title: string; story: string } | undefined> {
  const [row] = await q<{ story_title: string; story: string }[]>`
    select story_title, story from merchant where id = ${id}`
  return row
}

export interface ListRow {
  readonly slug: string
  readonly title: string
  readonly intro: string
  readonly isOver: boolean
}

/** A published list that has started. */
export async function brandList(q: Queryable, slug: string, now: Date): Promise<ListRow | undefined> {
  const [row] = await q<ListRow[]>`
    select slug, title, intro, ends_at <= ${now} as "isOver" from brand_list
    where slug = ${slug} and is_published and starts_at <= ${now}`
  return row
}

export const entriesOf = (q: Queryable, slug: string) => q<{ rank: number; line: string; merchantId: number }[]>`
  select rank, line, merchant_id as "merchantId" from brand_list_entry where slug = ${slug} order by rank`

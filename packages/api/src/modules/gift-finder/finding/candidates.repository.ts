import type { Queryable } from '../../../db.ts'
import type { Candidate } from './gift-choice.ts'

/** Categories whose products all have one of these tags, by path. */
export async function categoriesTagged(q: Queryable, tags: readonly string[]): Promise<string[]> {
  const rows = await q<{ path: string }[]>`
    select distinct c.path from category_gift_tag t join category c on c.id = t.category_id
    where t.tag = any(${[...tags]}::text[]) and c.product_count > 0 order by c.path`
  return rows.map(({ path }) => path)
}

/** The most popular products in stock that have one of these tags directly; prices in paise. */
export async function productsTagged(
  q: Queryable,
  { tags, from, to, most }: { tags: readonly string[]; from: number; to: number; most: number },
): Promise<number[]> {
  const rows = await q<{ id: number }[]>`
    select l.product_id as id from product_listing l
    where l.is_in_stock and l.price_paise between ${from} and ${to}
      and l.product_id in (select product_id from product_gift_tag where tag = any(${[...tags]}::text[]) and fits)
    order by l.default_rank desc, l.product_id limit ${most}`
  return rows.map(({ id }) => id)
}

/** The data by which the finder scores these products, for those in stock. */
export function candidates(q: Queryable, ids: readonly number[]): Promise<Candidate[]> {
  return q<Candidate[]>`
    select l.product_id as id, l.category_id as "categoryId", f.merchant_id as "merchantId", l.city,
      f.reach = 'city' as "isLocal", l.price_paise as price, l.default_rank as rank,
      array(
        select t.tag from category_gift_tag t
        where t.category_id = l.category_id and not exists (
          select from product_gift_tag own where own.product_id = l.product_id and own.tag = t.tag and not own.fits
        )
        union
        select own.tag from product_gift_tag own where own.product_id = l.product_id and own.fits
      ) as tags
    from unnest(${[...ids]}::bigint[]) as wanted (id)
    join product_listing l on l.product_id = wanted.id and l.is_in_stock
    join product_fact f on f.product_id = l.product_id`
}

/** The reason that a tag gives for a gift, by tag. */
export async function reasonsOfTags(q: Queryable): Promise<ReadonlyMap<string, string>> {
  const rows = await q<{ tag: string; because: string }[]>`
    select tag, because from gift_tag where because is not null order by tag`
  return new Map(rows.map(({ tag, because }) => [tag, because]))
}

import type { Tx } from '../../db.ts'

/** Rewrites the listings of products that are missing or show an outdated price, a thousand at a time. */
export async function rewriteShown(tx: Tx): Promise<number> {
  const rows = await tx<{ id: number }[]>`
    select p.id from product p
    join lead_variant v on v.product_id = p.id
    left join product_listing l on l.product_id = p.id
    where p.is_published and (l.product_id is null or l.price_paise <> v.price_paise)
    limit 1000`
  if (rows.length > 0) await tx`select refresh_products(${rows.map(({ id }) => id)}::bigint[])`
  return rows.length
}

/** Recounts the products of each category; returns how many counts were wrong. */
export async function recountCategories(tx: Tx): Promise<number> {
  await tx`select from category order by id for update`
  const { count } = await tx`
    update category c set product_count = l.count from (
      select c.id, (select count(*)::integer from product_listing where category_id = c.id or section_id = c.id)
        as count
      from category c
    ) l
    where l.id = c.id and l.count <> c.product_count`
  return count
}

import type { Queryable } from '../../../db.ts'

/** Categories that contain products. */
export const categories = (q: Queryable) => q<{ path: string; title: string; products: number }[]>`
  select c.path, concat_ws(' › ', p.title, c.title) as title, count(l.product_id)::integer as products
  from category c
  left join category p on p.id = c.parent_id
  left join product_listing l on l.category_id = c.id
  group by c.id, p.id
  having count(l.product_id) > 0 or exists (select from category_gift_tag t where t.category_id = c.id)
  order by c.path`

/** Those of these paths that are not categories. */
export async function unknownCategories(q: Queryable, paths: readonly string[]): Promise<string[]> {
  const rows = await q<{ path: string }[]>`
    select wanted.path from unnest(${[...paths]}::text[]) as wanted (path)
    where not exists (select from category c where c.path = wanted.path)`
  return rows.map(({ path }) => path)
}

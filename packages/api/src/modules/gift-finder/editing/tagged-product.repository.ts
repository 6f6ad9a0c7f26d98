import type { TaggedProduct } from '@nukkad/contracts/endpoints/shop/gift-tags'
import type { Queryable } from '../../../db.ts'

/** Products that an editor gave the tag or removed it from, by title; `total` counts all pages. */
export const products = (
  q: Queryable,
  { tag, limit, offset }: { tag: string; limit: number; offset: number },
): Promise<(TaggedProduct & { total: number })[]> => q`
  select p.slug, p.title, m.name as merchant, own.fits, (count(*) over ())::integer as total
  from product_gift_tag own join product p on p.id = own.product_id join merchant m on m.id = p.merchant_id
  where own.tag = ${tag} order by p.title, p.id limit ${limit} offset ${offset}`

/** False when there is no such product. */
export async function tagProduct(q: Queryable, tag: string, slug: string, fits: boolean): Promise<boolean> {
  const { count } = await q`
    insert into product_gift_tag (product_id, tag, fits)
    select p.id, ${tag}, ${fits} from product p where p.slug = ${slug}
    on conflict (product_id, tag) do update set fits = excluded.fits`
  return count === 1
}

/** Lets the category decide again; false when there is no such product. */
export async function untagProduct(q: Queryable, tag: string, slug: string): Promise<boolean> {
  const [found] = await q<{ id: string }[]>`select id from product where slug = ${slug}`
  if (!found) return false
  await q`delete from product_gift_tag where tag = ${tag} and product_id = ${found.id}`
  return true
}

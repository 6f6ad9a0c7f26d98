import type { GiftTagDraft } from '@nukkad/contracts/endpoints/shop/gift-tags'
import type { Queryable } from '../../../db.ts'

/** The number of products in stock with the tag `t`, through their category or directly. */
const inStock = (q: Queryable) => q`(
  select count(*)::integer from (
    select l.product_id from category_gift_tag c join product_listing l on l.category_id = c.category_id
    where c.tag = t.tag and l.is_in_stock and not exists (
      select from product_gift_tag own where own.product_id = l.product_id and own.tag = t.tag and not own.fits
    )
    union
    select l.product_id from product_gift_tag p join product_listing l on l.product_id = p.product_id
    where p.tag = t.tag and p.fits and l.is_in_stock
  ) one
)`

/** The current questionnaires that use the tag `t`. */
const usedIn = (q: Queryable) => q`
  select g.slug, v.content ->> 'title' as title from gift_questionnaire g
  join gift_questionnaire_version v using (slug, version)
  where v.content ->> 'occasion' = t.tag
    or jsonb_path_exists(v.content, '$.questions[*].options[*].tags[*] ? (@ == $tag)', jsonb_build_object('tag', t.tag))
  order by g.position, g.slug`

interface ListedTag {
  readonly tag: string
  readonly label: string
  readonly inStock: number
  readonly usedIn: string[]
}
export const listAll = (q: Queryable): Promise<ListedTag[]> => q<ListedTag[]>`
  select t.tag, t.label, ${inStock(q)} as "inStock", array(select used.title from (${usedIn(q)}) used) as "usedIn"
  from gift_tag t order by t.label`

/** All tags with the number of products in stock that have each. */
export const tagsInUse = (q: Queryable): Promise<{ tag: string; label: string; count: number }[]> => q`
  select t.tag, t.label, ${inStock(q)} as count from gift_tag t order by t.label`

interface WrittenTag extends GiftTagDraft {
  readonly tag: string
  readonly inStock: number
  readonly usedIn: { slug: string; title: string }[]
}
export async function findWritten(q: Queryable, tag: string): Promise<WrittenTag | undefined> {
  const [row] = await q<WrittenTag[]>`
    select t.tag, t.label, t.because, ${inStock(q)} as "inStock",
      array(
        select c.path from category_gift_tag own join category c on c.id = own.category_id
        where own.tag = t.tag order by c.path
      ) as categories,
      coalesce((select jsonb_agg(to_jsonb(used)) from (${usedIn(q)}) used), '[]') as "usedIn"
    from gift_tag t where t.tag = ${tag}`
  return row
}

/** False when the name exists already. */
export async function put(q: Queryable, tag: string, label: string): Promise<boolean> {
  const { count } = await q`insert into gift_tag (tag, label) values (${tag}, ${label}) on conflict do nothing`
  return count === 1
}

export async function change(q: Queryable, tag: string, { label, because, categories }: GiftTagDraft): Promise<void> {
  await q`update gift_tag set label = ${label}, because = ${because} where tag = ${tag}`
  await q`
    delete from category_gift_tag where tag = ${tag}
      and category_id not in (select id from category where path = any(${[...categories]}::text[]))`
  await q`
    insert into category_gift_tag (category_id, tag)
    select id, ${tag} from category where path = any(${[...categories]}::text[]) on conflict do nothing`
}

/** Those of these names that are not tags. */
export async function unknownTags(q: Queryable, tags: readonly string[]): Promise<string[]> {
  const rows = await q<{ tag: string }[]>`
    select wanted.tag from unnest(${[...tags]}::text[]) as wanted (tag)
    where not exists (select from gift_tag t where t.tag = wanted.tag)`
  return rows.map(({ tag }) => tag)
}

export async function remove(q: Queryable, tag: string): Promise<void> {
  await q`delete from gift_tag where tag = ${tag}`
}

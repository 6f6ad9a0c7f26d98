import type { ProductsQuery } from '@nukkad/contracts/endpoints/catalogue'
import type { Queryable } from '../../db.ts'
import { cardsOf } from './cards.ts'
import { categoryOf } from './category.repository.ts'
import { facetsOf } from './facets.repository.ts'
import { allOf, everyCondition, filterOf } from './product-filter.ts'
import { orderOf } from './product-sort.ts'
import type { Fragment } from './sql-fragment.ts'

export interface ListingPage {
  /** The inside of a JSON list. */
  readonly cards: string
  readonly total: number
  readonly facets: string | null
  /** Null when the path is no category, or none was asked for. */
  readonly category: string | null
}

/** One page of products with its total and, if wanted, counts for the filters: one statement. */
export async function listingPage(
  q: Queryable,
  wanted: ProductsQuery,
  { sort, page, pagesize, now }: { sort: number; page: number; pagesize: number; now: Date },
): Promise<ListingPage> {
  const filter = filterOf(q, wanted, now)
  const where = allOf(q, everyCondition(filter))
  const found = q`
    select l.card, l.launched_at from product_listing l where ${where}
    order by ${orderOf(q, sort, wanted.q)} limit ${pagesize} offset ${(page - 1) * pagesize}`
  const [row] = await q<[ListingPage]>`
    select ${cardsOf(q, found, now)} as cards,
      ${totalOf(q, wanted, where)}::integer as total,
      ${wanted.facets ? facetsOf(q, filter) : q`null`} as facets,
      ${wanted.category ? categoryOf(q, wanted.category) : q`null`} as category`
  return row
}

/** Categories know their number of products; only where something else narrows the list, it is counted. */
function totalOf(q: Queryable, wanted: ProductsQuery, where: Fragment) {
  const { page, pagesize, sort, facets, category, city, ...others } = wanted
  const isNarrowed =
    (city !== undefined && city !== 'all') || Object.values(others).some((value) => value !== undefined)
  if (isNarrowed) return q`(select count(*) from product_listing l where ${where})`
  if (category) return q`coalesce((select product_count from category where path = ${category}), 0)`
  return q`(select coalesce(sum(product_count), 0) from category where parent_id is null)`
}

/** Cards of these products, in this order; slugs that are not sold are left out. */
export async function cardsBySlug(q: Queryable, slugs: readonly string[], now: Date): Promise<string> {
  const found = q`
    select l.card, l.launched_at from unnest(${[...slugs]}::text[]) with ordinality as wanted (slug, place)
    join product_listing l on l.slug = wanted.slug order by wanted.place`
  const [row] = await q<[{ cards: string }]>`select ${cardsOf(q, found, now)} as cards`
  return row.cards
}

/** The best of a city's makers, or of the whole country's for 'all'. */
export async function cardsOfCity(q: Queryable, city: string, count: number, now: Date): Promise<string> {
  const found = q`
    select l.card, l.launched_at from product_listing l
    where ${city === 'all' ? q`true` : q`l.city = ${city}`} order by l.default_rank desc, l.product_id limit ${count}`
  const [row] = await q<[{ cards: string }]>`select ${cardsOf(q, found, now)} as cards`
  return row.cards
}

/** Neighbours on the shelf: of the same kind and about the same price. Undefined for an unknown product. */
export async function similarCards(q: Queryable, slug: string, now: Date): Promise<string | undefined> {
  const found = q`
    select l.card, l.launched_at
    from this join product_listing l on l.category_id = this.category_id and l.product_id <> this.product_id
    order by l.is_in_stock desc, abs(l.price_paise - this.price_paise), l.product_id limit 8`
  const [row] = await q<{ cards: string }[]>`
    with this as (select product_id, category_id, price_paise from product_listing where slug = ${slug})
    select ${cardsOf(q, found, now)} as cards from this`
  return row?.cards
}

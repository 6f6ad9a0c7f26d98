import { productNumbers } from '@nukkad/contracts'
import { detailFilterNames, detailFilters } from '@nukkad/contracts/detail-filters'
import type { Changes } from '@nukkad/finder'
import { committedSince, isOfAnotherCluster } from '../../../database/committed-since.ts'
import { categoryPicture, merchantPicture } from '../../../database/ready-pictures.ts'
import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { Card } from './kept-cards.ts'
import type { LookupRows } from './lookups.ts'

/** A product as one text, fields separated by U+001F and list items by U+001E; `readProduct` parses it. */
const factText = (q: Queryable): Fragment => q`
  concat_ws(e'\\x1f', f.product_id, f.category_id, f.merchant_id, f.price_paise, f.discount_percent,
    coalesce((f.rating * 10)::integer, 0), f.review_count, f.sales_count, floor(extract(epoch from f.launched_at)),
    f.is_in_stock::integer, f.default_rank, f.shipping_days, f.reach, array_to_string(f.colours, e'\\x1e'),
    array_to_string(f.sizes, e'\\x1e'), f.title, f.words, coalesce(array_to_string(f.pairs, e'\\x1e'), '*')
    ${detailFilterNames.map((name) => q`, coalesce(f.details ->> ${detailFilters[name].toLowerCase()}::text, '')`)}
    ${productNumbers.map((name) => q`, n.${q(name)}`)})`
const withNumbers = (q: Queryable): Fragment => q`cross join lateral product_numbers(f) n`

/** What products refer to, in its current state. */
export async function readLookups(q: Queryable): Promise<LookupRows> {
  const [row] = await q<[LookupRows]>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'path', path, 'title', title, 'parentId', parent_id, 'shortName', short_name,
        'image', ${categoryPicture(q)}) order by position, id), '[]') from category c) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name, 'city', city,
        'locality', locality, 'isWomenLed', is_women_led, 'image', ${merchantPicture(q)}) order by id), '[]') from merchant m)
        as merchants,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'hex', hex)), '[]') from shop_colour)
        as colours,
      (select coalesce(json_agg(json_build_object('word', word, 'meaning', meaning) order by word, meaning), '[]')
        from search_word) as meanings,
      (select coalesce(json_agg(json_build_object('slug', f.slug, 'title', f.title, 'description', f.description,
        'filter', f.filter, 'sort', f.sort, 'image', ${categoryPicture(q)}) order by f.position, f.slug), '[]')
        from custom_category f join category c on c.path = f.picture_category) as saved`
  return row
}

/**
 * The snapshot at which reading begins: everything committed by then is in the pages read later, anything else is a
 * change to catch up on.
 */
export async function beginReading(q: Queryable): Promise<{ snapshot: string; count: number }> {
  const [row] = await q<[{ snapshot: string; count: number }]>`
    select pg_current_snapshot()::text as snapshot, (select count(*)::integer from product_fact) as count`
  return row
}

/** The next products by id, as texts. */
export async function productsAfter(q: Queryable, id: number, most: number): Promise<string[]> {
  const rows = await q<{ text: string }[]>`
    select ${factText(q)} as text from product_fact f ${withNumbers(q)}
    where f.product_id > ${id} order by f.product_id limit ${most}`
  return rows.map(({ text }) => text)
}

/** True when something was committed since a snapshot. A part of a statement, so that asking costs no round trip. */
export const isBehind = (q: Queryable, snapshot: string): Fragment => q`
  (${isOfAnotherCluster(q, snapshot)} or exists (select from shop_change c where ${committedSince(q, snapshot)}))`

export interface ProductChanges extends Changes {
  /** categories, merchants or meanings of words changed */
  readonly lookups: boolean
  /** something other than numbers changed of a product */
  readonly besidesNumbers: boolean
  /** something other than prices and numbers changed of what products are found by */
  readonly others: boolean
  /** new cards of some of the products, for caches of cards */
  readonly cards: readonly Card[]
}

/** A sale changes one product or a few; beyond that, cards are read on demand. */
const mostCards = 50

/** The changes committed since a snapshot, and the new snapshot. */
export async function changesSince(q: Queryable, snapshot: string): Promise<ProductChanges> {
  const [{ cards, ...row }] = await q<[Omit<ProductChanges, 'cards'> & { readonly cards: readonly string[] }]>`
    with change as materialized (
      select distinct c.kind, c.product_id, c.is_price_only from shop_change c where ${committedSince(q, snapshot)}
    ), product as materialized (
      select distinct product_id from change where kind in ('product', 'numbers')
    )
    select pg_current_snapshot()::text as snapshot,
      ${isOfAnotherCluster(q, snapshot)} or exists (select from change where kind = 'everything') as everything,
      exists (select from change where kind = 'lookups') as lookups,
      exists (select from change where kind = 'product') as "besidesNumbers",
      exists (select from change where kind = 'product' and not is_price_only) as others,
      array(select product_id::float8 from product order by product_id) as ids,
      array(
        select ${factText(q)} from product join product_fact f using (product_id) ${withNumbers(q)} order by f.product_id
      ) as texts,
      array(
        select concat_ws(e'\\x1f', l.product_id, extract(epoch from l.launched_at) * 1000, l.card)
        from product join product_listing l using (product_id) limit ${mostCards}
      ) as cards`
  return { ...row, cards: cards.map(readCard) }
}

function readCard(line: string): Card {
  const [productId, launchedAt, card = ''] = line.split('\u001f')
  return { productId: Number(productId), launchedAt: Number(launchedAt), card }
}

/** Deletes changes that every process has read long ago. */
export const removeOldChanges = (q: Queryable, before: Date, limit: number) => q`
  delete from shop_change where ctid = any(array(
    select ctid from shop_change where made_at < ${before} limit ${limit} for update skip locked
  ))`

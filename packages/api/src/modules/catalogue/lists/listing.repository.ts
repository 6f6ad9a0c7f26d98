import type { Queryable } from '../../../db.ts'
import { textsForOnePlan } from '../../../sql-fragment.ts'
import { categoryOf } from '../category.repository.ts'
import { isBehind } from '../finder/finder.repository.ts'
import type { Card } from '../finder/kept-cards.ts'
import type { Chosen } from '../finder/wanted.ts'
import { cardsOf } from './cards.repository.ts'
import { cardAsChosen } from './chosen-variant.repository.ts'

export interface ReadCards {
  /** Unordered; products that are not on sale are omitted. */
  readonly cards: readonly Card[]
  /** Null when the path is not a category, or none was requested. */
  readonly category: string | null
  /** Something was committed after `snapshot`, so the products may have to be selected again. */
  readonly isBehind: boolean
}

export interface WantedCards {
  readonly ids: readonly number[]
  readonly snapshot: string
  readonly category?: string | undefined
  readonly chosen?: Chosen | undefined
}

/** The current cards of products that were found: one statement, by primary key. */
export async function readCards(q: Queryable, { ids, snapshot, category, chosen }: WantedCards): Promise<ReadCards> {
  const rows = await q<(Omit<ReadCards, 'cards'> & (Card | { productId: null }))[]>`
    select state.*, found.* from (
      select ${category ? categoryOf(q, category) : q`null::text`} as category, ${isBehind(q, snapshot)} as "isBehind"
    ) state
    left join (
      select l.product_id as "productId", ${chosen ? cardAsChosen(q, chosen) : q`l.card`} as card,
        extract(epoch from l.launched_at)::float8 * 1000 as "launchedAt"
      from product_listing l where l.product_id = any(${[...ids]}::bigint[])
    ) found on true`
  const { category: found = null, isBehind: isLate = false } = rows[0] ?? {}
  return { cards: rows.filter((row) => row.productId !== null), category: found, isBehind: isLate }
}

/** Cards of these products, in this order; slugs that are not on sale are omitted. */
export async function cardsBySlug(q: Queryable, slugs: readonly string[], now: Date): Promise<string> {
  const found = q`
    select l.card, l.launched_at from unnest(${textsForOnePlan(q, slugs)}) with ordinality as wanted (slug, place)
    join product_listing l on l.slug = wanted.slug order by wanted.place`
  const [row] = await q<[{ cards: string }]>`select ${cardsOf(q, found, now)} as cards`
  return row.cards
}

/** The best products of a city's makers, or of the whole country's for 'all'. */
export async function cardsOfCity(q: Queryable, city: string, count: number, now: Date): Promise<string> {
  const found = q`
    select l.card, l.launched_at from product_listing l
    where ${city === 'all' ? q`true` : q`l.city = ${city}`} order by l.default_rank desc, l.product_id limit ${count}`
  const [row] = await q<[{ cards: string }]>`select ${cardsOf(q, found, now)} as cards`
  return row.cards
}

/** Products whose titles contain all words, best first. It does not use the in-memory index, so it reads all titles. */
export async function idsTitled(
  q: Queryable,
  words: readonly string[],
  from: number,
  to: number,
): Promise<{ ids: number[]; total: number }> {
  const holds = words.map((word) => q`and lower(f.title) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  const [row] = await q<[{ ids: number[]; total: number }]>`
    with found as (
      select f.product_id, f.default_rank from product_fact f where true ${holds.reduce((all, one) => q`${all} ${one}`, q``)}
    )
    select array(
        select product_id::float8 from found order by default_rank desc, product_id
        offset ${from} limit ${Math.max(0, to - from)}
      ) as ids,
      (select count(*)::integer from found) as total`
  return row
}

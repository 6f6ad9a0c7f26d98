import { cities } from '@nukkad/contracts'
import { type FeedQuery, landingSorts } from '@nukkad/contracts/endpoints/content/feed'
import type { Queryable } from '../../db.ts'
import { type ReadyJson, readyList } from '../../http/answers/ready-json.ts'
import { type FeedKind, feedPage, firstCards } from './feed.repository.ts'
import { cursorText, readCursor } from './feed-cursor.ts'

/** Keys of one list in a city, or in each city for 'all'. */
export const keysIn = (city: string, list: string): string[] =>
  (city === 'all' ? cities.map(({ slug }) => slug) : [city]).map((one) => (list ? `${one}/${list}` : one))

/** A page of cards in the contract's shape. */
export interface FeedAnswer<C> {
  readonly data: ReadyJson<C[]>
  readonly total: number
  readonly page: number
  readonly pagesize: number
  readonly hasNext: boolean
  readonly next: string | null
  readonly sort: number
}

export interface FeedPage<C> {
  readonly answer: FeedAnswer<C>
  readonly total: number
  /** False when no such list exists. */
  readonly isKnown: boolean
  /** When the next scheduled entry changes it. */
  readonly changesAt: Date | null
}

/** A page of a feed in the contract's shape. */
export async function readFeed<C>(
  q: Queryable,
  kind: FeedKind,
  keys: readonly string[],
  { page = 1, pagesize = 20, after, sort = landingSorts.popular }: FeedQuery,
  now: Date,
): Promise<FeedPage<C>> {
  const isLatest = sort === landingSorts.latest
  const cursor = readCursor(after, isLatest)
  const offset = cursor ? 0 : (page - 1) * pagesize
  const rows = await feedPage(q, kind, { keys, isLatest, after: cursor, offset, limit: pagesize, now })
  const hasNext = rows.found > pagesize
  const next =
    hasNext && rows.value !== null && rows.id !== null ? cursorText(isLatest, { value: rows.value, id: rows.id }) : null
  return {
    answer: { data: readyList<C>(rows.cards), total: rows.total, page, pagesize, hasNext, next, sort },
    total: rows.total,
    isKnown: rows.feeds > 0,
    changesAt: rows.changesAt,
  }
}

/** The first cards of a list, as the inside of a JSON list. */
export async function topOf(
  q: Queryable,
  kind: FeedKind,
  keys: readonly string[],
  { limit, now }: { limit: number; now: Date },
): Promise<string> {
  const ask = { keys, isLatest: false, after: undefined, offset: 0, limit, now }
  return (await feedPage(q, kind, ask)).cards
}

/** The most popular entry of each non-empty list, by the list's key, in one statement. */
export async function firstOfEach<Card>(
  q: Queryable,
  kind: FeedKind,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Card>> {
  const rows = await firstCards(q, kind, keys, now)
  return new Map(rows.map(({ key, card }) => [key, JSON.parse(card) as Card]))
}

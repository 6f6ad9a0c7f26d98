import { boundsOf } from '../../database/page-bounds.ts'
import type { Queryable } from '../../db.ts'
import type { FeedCursor } from './feed-cursor.ts'

export type FeedKind = 'place' | 'post'
export interface FeedAsk {
  readonly keys: readonly string[]
  readonly isLatest: boolean
  readonly after: FeedCursor | undefined
  readonly offset: number
  readonly limit: number
  readonly now: Date
}
export interface FeedRows {
  readonly feeds: number
  readonly total: number
  /** The inside of a JSON list. */
  readonly cards: string
  readonly found: number
  readonly value: number | null
  readonly id: number | null
  /** When the next scheduled entry appears in these feeds. */
  readonly changesAt: Date | null
}

/**
 * A page of one feed, or of several disjoint ones (the cities), in one statement: each is read along its index from
 * where the previous page ended. Entries scheduled for later are in the index already, and skipped.
 */
export async function feedPage(q: Queryable, kind: FeedKind, ask: FeedAsk): Promise<FeedRows> {
  const { keys, isLatest, after, offset, limit, now } = ask
  const [things, feeds, entries, id] = [q(kind), q(`${kind}_feed`), q(`${kind}_in_feed`), q(`${kind}_id`)]
  const bound = boundsOf(q, limit, offset)
  const wanted = keys.length === 1 ? q`= ${keys[0] ?? ''}` : q`= any(${[...keys]}::text[])`
  const value = isLatest ? q`i.published_at` : q`i.popularity`
  const start = after
    ? isLatest
      ? q`and (i.published_at, i.${id}) < ('epoch'::timestamptz + ${after.value} * interval '1 microsecond', ${after.id})`
      : q`and (i.popularity, i.${id}) < (${after.value}, ${after.id})`
    : q``
  const [row] = await q<[FeedRows]>`
    with feed as materialized (select f.id, f.count from ${feeds} f where f.key ${wanted}),
    found as materialized (
      select i.* from feed cross join lateral (
        select i.${id} as id, ${value} as value from ${entries} i
        where i.feed_id = feed.id and i.published_at <= ${now} ${start}
        order by ${value} desc, i.${id} desc limit ${bound(offset + limit + 1)}
      ) i
      order by i.value desc, i.id desc offset ${bound(offset)} limit ${bound(limit + 1)}
    ),
    page as materialized (select * from found order by value desc, id desc limit ${bound(limit)}),
    last as (select ${isLatest ? q`(extract(epoch from value) * 1000000)::bigint` : q`value`} as value, id
      from page order by page.value, page.id limit 1)
    select (select count(*)::integer from feed) as feeds,
      (select coalesce(sum(feed.count), 0)::integer from feed) - later.count as total, later.first as "changesAt",
      (select count(*)::integer from found) as found,
      coalesce((
        select string_agg(completed_card(t.card, ''), ',' order by page.value desc, page.id desc)
        from page join ${things} t on t.id = page.id
      ), '') as cards,
      (select value from last) as value, (select id from last) as id
    from (
      select count(*)::integer as count, min(i.published_at) as first
      from feed join ${entries} i on i.feed_id = feed.id and i.published_at > ${now}
    ) later`
  return row
}

/** The most popular card of each feed, as JSON text. */
export const firstCards = (q: Queryable, kind: FeedKind, keys: readonly string[], now: Date) => {
  const [things, feeds, entries, id] = [q(kind), q(`${kind}_feed`), q(`${kind}_in_feed`), q(`${kind}_id`)]
  return q<{ key: string; card: string }[]>`
    select f.key, completed_card(t.card, '') as card
    from ${feeds} f cross join lateral (
      select i.${id} as id from ${entries} i
      where i.feed_id = f.id and i.published_at <= ${now}
      order by i.popularity desc, i.${id} desc limit 1
    ) first join ${things} t on t.id = first.id
    where f.key = any(${[...keys]}::text[])`
}

/** The number of entries in each list, by its full key: 'delhi', 'delhi/tag/chai'; of one city, or 'all'. */
export async function feedCounts(q: Queryable, kind: FeedKind, city: string): Promise<ReadonlyMap<string, number>> {
  const rows = await q<{ key: string; count: number }[]>`
    select key, count from ${q(`${kind}_feed`)}
    where count > 0 and ${city === 'all' ? q`true` : q`(key = ${city} or starts_with(key, ${`${city}/`}))`}`
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Marks due entries as published; each row is marked by only one of several processes. */
export async function markDue(db: Queryable, kind: FeedKind, now: Date): Promise<number> {
  const { count } = await db`
    update ${db(kind)} set status = 'published' where id = any(array(
      select id from ${db(kind)} where status = 'scheduled' and published_at <= ${now} limit 100 for update skip locked
    ))`
  return count
}

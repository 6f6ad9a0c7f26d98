import type { TransactionSql } from 'postgres'
import type { ContentKind } from './multiply-content.ts'

type Tx = TransactionSql<Record<string, unknown>>

/**
 * Does the disabled triggers' work: fills the feeds and their lengths. Cards are written in any case. Items that are
 * alike are in the same feeds, so those are determined once for all of them.
 */
export async function fillFeeds(tx: Tx, kind: ContentKind): Promise<void> {
  const [things, feeds, entries, id] = [tx(kind), tx(`${kind}_feed`), tx(`${kind}_in_feed`), tx(`${kind}_id`)]
  const likeness =
    kind === 'place'
      ? tx`row(t.city, t.type, t.locality_slug, t.tags)::text`
      : tx`row(t.city, t.kind, t.locality_slug, t.tags, t.author_id)::text`
  await tx`analyze copied`
  await tx`
    create temporary table stands_in as
    select one.likeness, ${tx(`feeds_of_${kind}`)}(t) as key
    from (select ${likeness} as likeness, min(id) as id from copied join ${things} t using (id) group by 1) one
    join ${things} t on t.id = one.id`
  await tx`insert into ${feeds} (key) select distinct key from stands_in on conflict (key) do nothing`
  await tx`
    with made as (
      insert into ${entries} (feed_id, ${id}, popularity, published_at)
      select f.id, t.id, t.popularity, t.published_at
      from copied join ${things} t using (id) join stands_in s on s.likeness = ${likeness} join ${feeds} f using (key)
      returning feed_id
    )
    update ${feeds} f set count = f.count + more.n
    from (select feed_id, count(*)::integer as n from made group by feed_id) more where more.feed_id = f.id`
  await tx`drop table stands_in`
}

import type { Sql, TransactionSql } from 'postgres'
import { fillFeeds } from './fill-feeds.ts'
import { type ContentKind, multiplyContent } from './multiply-content.ts'

const batch = 10_000
type Db = Sql<Record<string, unknown>>

/**
 * Fills the cities with copies of their own places and posts (`<slug>-x17`), for measurements at scale, like
 * `copyProducts`: inside PostgreSQL, in batches, and where the database role permits it without triggers, whose work is
 * then done once per batch. Copies are placed around their originals, and keep two tags and the beginning of their
 * text.
 */
export async function copyContent(db: Db, count: number, models: number): Promise<void> {
  const [role] = await db<[{ isFree: boolean }]>`select rolsuper as "isFree" from pg_roles where rolname = current_user`
  let isMore = false
  for (const kind of ['place', 'post'] as const) {
    const [here] = await db<[{ total: number; last: number; copies: number }]>`
      with original as (select coalesce(max(id), 0) as last from ${db(kind)} where slug !~ '-x[0-9]+$')
      select count(*)::integer as total, last::float8, (count(*) filter (where id > last))::integer as copies
      from original left join ${db(kind)} on true group by last`
    const missing = Math.max(0, count - here.total)
    isMore ||= missing > 0
    const whole = role.isFree ? Math.min(missing, Math.max(0, models - here.copies)) : missing
    for (let done = 0; done < whole; done += batch)
      await copyBatch(db, kind, { size: Math.min(batch, whole - done), last: here.last, isFree: role.isFree })
    if (missing > whole) await multiplyContent(db, kind, { count: missing - whole, after: here.last, most: models })
  }
  if (isMore) await db`vacuum analyze place, post, place_feed, post_feed, place_in_feed, post_in_feed, searchable`
}

async function copyBatch(
  db: Db,
  kind: ContentKind,
  { size, last, isFree }: { size: number; last: number; isFree: boolean },
): Promise<void> {
  await db.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`set local synchronous_commit = off`
    if (isFree) await tx`set local session_replication_role = replica`
    await (kind === 'place' ? copyPlaces(tx, size, last) : copyPosts(tx, size, last))
    if (isFree) {
      await fillFeeds(tx, kind)
      await tx`select refresh_searchable(${kind}, array(select id::text from copied))`
      await tx`insert into search_change (thing_id) values (null)`
    }
    await tx`drop table copied`
  })
}

type Tx = TransactionSql<Record<string, unknown>>

const copyPlaces = (tx: Tx, count: number, last: number) => tx`
  create temporary table copied as with original as (
    select p.*, row_number() over (order by p.id) - 1 as nth, count(*) over () as total
    from place p where id <= ${last} and slug !~ '-x[0-9]+$' and status = 'published'
  ),
  made as (
    insert into place (slug, city, locality_slug, title, kind, type, line, story, scene, alt, ground, address, how_to,
      lat, lng, price, tags, hours_text, hours, saves, published_at)
    select o.slug || '-x' || n, o.city, o.locality_slug, o.title, o.kind, o.type, o.line, o.story[1:1], o.scene, o.alt,
      o.ground, o.address, o.how_to, o.lat + (random() - 0.5) / 8, o.lng + (random() - 0.5) / 8, o.price, o.tags[1:2],
      o.hours_text, o.hours, (n * 7919) % 2000, now() - (n % 900 + 1) * interval '1 day'
    from (select nextval(pg_get_serial_sequence('place', 'id')) as n from generate_series(1, ${count}::integer)) one
    join original o on o.nth = one.n % o.total
    returning id
  )
  select id from made`

const copyPosts = (tx: Tx, count: number, last: number) => tx`
  create temporary table copied as with original as (
    select p.*, row_number() over (order by p.id) - 1 as nth, count(*) over () as total
    from post p where id <= ${last} and slug !~ '-x[0-9]+$' and status = 'published'
  ),
  made as (
    insert into post (slug, city, kind, kicker, title, line, author, author_id, minutes, saves, scene, alt, ground,
      locality_slug, tags, blocks, published_at)
    select o.slug || '-x' || n, o.city, o.kind, o.kicker, o.title, o.line, o.author, o.author_id, o.minutes,
      (n * 7919) % 2000, o.scene, o.alt, o.ground, o.locality_slug, o.tags[1:2], jsonb_path_query_array(o.blocks, '$[0 to 1]'),
      now() - (n % 900 + 1) * interval '1 day'
    from (select nextval(pg_get_serial_sequence('post', 'id')) as n from generate_series(1, ${count}::integer)) one
    join original o on o.nth = one.n % o.total
    returning id
  )
  select id from made`

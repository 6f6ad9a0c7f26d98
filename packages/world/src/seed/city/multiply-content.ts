import type { Sql, TransactionSql } from 'postgres'
import { inBulk, withoutIndexes } from '../without-indexes.ts'

type Tx = TransactionSql<Record<string, unknown>>
type Piece = ReturnType<Tx>
export type ContentKind = 'place' | 'post'

/**
 * Copies of copies of places or posts, one statement per table: as with products, the read data of a model is copied
 * with its numbers replaced. A copy is in the same feeds as its model. Requires a role that may disable triggers.
 */
export async function multiplyContent(
  db: Sql<Record<string, unknown>>,
  kind: ContentKind,
  { count, after, most }: { count: number; after: number; most: number },
): Promise<void> {
  const filled = [kind, `${kind}_in_feed`, 'searchable']
  await db.begin((tx) =>
    inBulk(tx, [[kind, `${kind}__card`]], () =>
      withoutIndexes(tx, filled, async () => {
        await tx`
          create temporary table copy on commit drop as
          with model as (
            select m.id, m.slug, row_number() over (order by m.id) - 1 as nth
            from (select id, slug from ${tx(kind)} where id > ${after} order by id limit ${most}) m
          ),
          made as (
            select nextval(pg_get_serial_sequence(${kind}, 'id')) as id, m.id as model_id, m.slug as model_slug
            from generate_series(1, ${count}::integer) as n join model m on m.nth = n % (select count(*) from model)
          )
          select id, model_id, regexp_replace(model_slug, '-x[0-9]+$', '-x' || id) as slug,
            ((id * 7919) % 2000)::integer as saves, now() - (id % 900 + 1) * interval '1 day' as published_at
          from made`
        await tx`analyze copy`
        await (kind === 'place' ? copyPlaces(tx) : copyPosts(tx))
        await copyEntries(tx, kind)
        await copyFound(tx, kind)
      }),
    ),
  )
}

/** The card contains the item's identity and its popularity; the rest is as on the model's card. */
const otherNumbers = (tx: Tx, more: (card: Piece) => Piece): Piece =>
  more(tx`
    replace(replace(replace(m.card, '"id" : "' || m.id || '"', '"id" : "' || c.id || '"'),
      m.slug || '"', c.slug || '"'), '"saves" : ' || m.saves || ',', '"saves" : ' || c.saves || ',')`)

const copyPlaces = (tx: Tx) => tx`
  insert into place (id, slug, city, locality_slug, title, kind, type, line, story, scene, alt, ground, address, how_to,
    lat, lng, price, tags, hours_text, hours, saves, published_at, card)
  select c.id, c.slug, m.city, m.locality_slug, m.title, m.kind, m.type, m.line, m.story, m.scene, m.alt, m.ground,
    m.address, m.how_to, at.lat, at.lng, m.price, m.tags, m.hours_text, m.hours, c.saves, c.published_at,
    ${otherNumbers(
      tx,
      (card) => tx`
      replace(${card}, '"lat" : ' || m.lat || ', "lng" : ' || m.lng || ',', '"lat" : ' || at.lat || ', "lng" : ' || at.lng || ',')`,
    )}
  from copy c join place m on m.id = c.model_id
  cross join lateral (
    select m.lat + (random() - 0.5) / 64 as lat, m.lng + (random() - 0.5) / 64 as lng
  ) at`

const copyPosts = (tx: Tx) => tx`
  insert into post (id, slug, city, kind, kicker, title, line, author, author_id, minutes, saves, scene, alt, ground,
    locality_slug, tags, blocks, published_at, card)
  select c.id, c.slug, m.city, m.kind, m.kicker, m.title, m.line, m.author, m.author_id, m.minutes, c.saves, m.scene,
    m.alt, m.ground, m.locality_slug, m.tags, m.blocks, c.published_at,
    ${otherNumbers(
      tx,
      (card) => tx`
      replace(${card}, '"publishedAt" : "' || wire_time(m.published_at) || '"',
        '"publishedAt" : "' || wire_time(c.published_at) || '"')`,
    )}
  from copy c join post m on m.id = c.model_id`

async function copyEntries(tx: Tx, kind: ContentKind): Promise<void> {
  const [feeds, entries, id] = [tx(`${kind}_feed`), tx(`${kind}_in_feed`), tx(`${kind}_id`)]
  await tx`
    insert into ${entries} (feed_id, ${id}, popularity, published_at)
    select i.feed_id, c.id, c.saves, c.published_at from copy c join ${entries} i on i.${id} = c.model_id`
  await tx`
    update ${feeds} f set count = f.count + more.n
    from (
      select i.feed_id, count(*)::integer as n from copy c join ${entries} i on i.${id} = c.model_id group by i.feed_id
    ) more
    where more.feed_id = f.id`
}

async function copyFound(tx: Tx, kind: ContentKind): Promise<void> {
  await tx`
    insert into searchable (kind, ref, city, title, line, words, href, image, popularity, made_at)
    select m.kind, c.id::text, m.city, m.title, m.line, m.words, left(m.href, -length(t.slug)) || c.slug,
      m.image, m.popularity - liking(t.saves) + liking(c.saves), c.published_at
    from copy c join ${tx(kind)} t on t.id = c.model_id
    join searchable m on m.kind = ${kind} and m.ref = c.model_id::text`
  await tx`insert into search_change (thing_id) values (null)`
}

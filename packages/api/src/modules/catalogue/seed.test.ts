import { spawnSync } from 'node:child_process'
import { bundledProgram } from '@nukkad/build/bundled-program'
import { isSeededToday, merchants, seedWorld } from '@nukkad/world'
import type { Sql } from 'postgres'
import { createTestDatabase } from '../../testing/database/test-database.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()

/** A fingerprint of everything that visitors can read of the shop. */
async function fingerprint() {
  const [row] = await world.db<[{ products: number; texts: string; cards: string; reviews: number; stock: number }]>`
    select (select count(*) from product) as products, 
      (select md5(string_agg(p::text, '' order by slug)) from product p) as texts,
      (select md5(string_agg(card, '' order by slug)) from product_listing) as cards, (select count(*) from review) as reviews,
      (select sum(on_hand) from variant) as stock`
  return row
}

test('a database without tables is told what to do', async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true })
  const program = await bundledProgram('packages/world/src/seed-cli.ts')
  const { status, stderr } = spawnSync(process.execPath, [program, '--scale', '10'], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: url, API_SECRET: 'x'.repeat(32) },
    encoding: 'utf8',
  })
  await drop()
  expect([status, stderr]).toEqual([1, expect.stringMatching(/does not have the tables .* start it once with this/)])
}, 60_000)

describe('seeding the demo data', () => {
  test('happens once; again, or twice at the same time, it changes nothing', async () => {
    const results = await Promise.all([seedWorld(world.db), seedWorld(world.db)])
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
    const first = await fingerprint()
    expect(first.products).toBeGreaterThanOrEqual(600)
    await world.db`update variant set on_hand = on_hand - 1 where sku = 'indigo-kurta-m'`
    const sold = await fingerprint()
    expect(await seedWorld(world.db)).toEqual({ isNew: false, products: first.products })
    expect(await fingerprint()).toEqual(sold)
  }, 120_000)

  test('is skipped when it ran today, unless the edition changed', async () => {
    const isSeeded = (edition: string) => isSeededToday(world.db as unknown as Sql, edition)
    expect(await isSeeded('one')).toBe(false)
    await seedWorld(world.db, { edition: 'one' })
    expect([await isSeeded('one'), await isSeeded('two')]).toEqual([true, false])
    await seedWorld(world.db, { edition: 'two' })
    expect([await isSeeded('one'), await isSeeded('two')]).toEqual([false, true])
    await world.db`update seed_run set seeded_at = seeded_at - interval '1 day'`
    expect(await isSeeded('two')).toBe(false)
  }, 60_000)

  test('leaves every stored total equal to the counted one', async () => {
    const wrong = await world.db`
      select c.path, c.product_count, count(p.id) as counted
      from category c left join category leaf on leaf.id = c.id or leaf.parent_id = c.id
      left join product p on p.category_id = leaf.id and p.is_published
      group by c.id having c.product_count <> count(p.id)`
    expect(wrong).toEqual([])
    const empty = await world.db`select path from category where product_count = 0`
    expect(empty).toEqual([])
    expect((await world.db`select from merchant`).length).toBe(merchants.length)
  })

  test('adds complete copies of products for measuring', async () => {
    const before = (await fingerprint()).products
    const { products } = await seedWorld(world.db, { scale: before + 250 })
    expect(products).toBe(before + 250)
    const [row] = await world.db<[{ listed: number; bare: number }]>`
      select (select count(*) from product_listing) as listed,
        (select count(*) from product p where not exists (select from variant v where v.product_id = p.id)) as bare`
    expect(row).toEqual({ listed: products, bare: 0 })
    await seedWorld(world.db, { scale: before + 250 })
    expect((await fingerprint()).products).toBe(products)
  })

  test('writes copies with the same read models as computed one by one', async () => {
    const before = (await fingerprint()).products
    const { products } = await seedWorld(world.db, { scale: before + 300, models: 100 })
    expect(products).toBe(before + 300)
    const [row] = await world.db`
      with newest as (select array(select id from product order by id desc limit 300) as ids)
      select
        (select count(*) from newest, fact_rows(ids) r join product_fact f using (product_id) where f::text = r::text)
          as facts,
        (
          select count(*) from newest, listing_rows(ids) r join product_listing l using (product_id)
          where (l.slug, l.default_rank, l.popularity, l.sales_count, l.price_paise, l.shown_stock, l.rating, l.card)
            is not distinct from
            (r.slug, r.default_rank, r.popularity, r.sales_count, r.price_paise, r.shown_stock, r.rating,
              without_blanks(r.card))
        ) as cards,
        (select count(*) from review where product_id = any(ids)) > 50 as "areReviewed"
      from newest`
    expect(row).toMatchObject({ facts: 300, cards: 300, areReviewed: true })
    for (const kind of ['place', 'post']) {
      const [found] = await world.db`
        select count(*) as all, count(*) filter (where p.card = ${world.db(`${kind}_card`)}(p)) as cards,
          count(*) filter (where (s.title, s.words, s.href, s.popularity, s.made_at, s.image) is not distinct from
            (r.title, r.words, r.href, r.popularity, r.made_at, r.image)) as found,
          count(*) filter (where array(select key from ${world.db(`feeds_of_${kind}`)}(p) as key order by key) = array(
            select f.key from ${world.db(`${kind}_in_feed`)} i join ${world.db(`${kind}_feed`)} f on f.id = i.feed_id
            where i.${world.db(`${kind}_id`)} = p.id order by f.key)) as "inFeeds"
        from ${world.db(kind)} p
        join searchable s on s.kind = ${kind} and s.ref = p.id::text
        join ${world.db(`searchable_${kind}`)}(array(
          select id::text from ${world.db(kind)} order by id desc limit 300)) r on r.ref = s.ref`
      expect(found).toEqual({ all: 300, cards: 300, found: 300, inFeeds: 300 })
    }
  })

  test.each(['place', 'post'])('adds copies of each %s, with cards, and feeds with correct counts', async (kind) => {
    const db = world.db
    const [row] = await db<[{ all: number; bare: number; inCities: number; wrong: number }]>`
      select (select count(*) from ${db(kind)}) as all, (select count(*) from ${db(kind)} where card = '') as bare,
        (select sum(count) from ${db(`${kind}_feed`)} where key !~ '/') as "inCities",
        (
          select count(*) from ${db(`${kind}_feed`)} f
          where f.count <> (select count(*) from ${db(`${kind}_in_feed`)} i where i.feed_id = f.id)
        ) as wrong`
    expect(row).toEqual({ all: (await fingerprint()).products, bare: 0, inCities: row.all, wrong: 0 })
  })
})

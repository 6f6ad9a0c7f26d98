import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { migrate } from '../database/migrate.ts'
import type { Db } from '../db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { madeObjects } from './code.repository.ts'
import { readTables } from './read-tables.ts'

/** What the 115 migrations before the baseline created, with functions and initial rows. */
const version470 = gunzipSync(readFileSync(path.join(__dirname, 'testing/version-470.sql.gz'))).toString()

let earlier: TestDatabase
let fresh: TestDatabase
beforeAll(async () => {
  fresh = await createTestDatabase()
})
beforeEach(async () => {
  earlier = await createTestDatabase({ isEmpty: true })
  await earlier.db.unsafe(version470)
})
afterEach(() => earlier.drop())
afterAll(() => fresh.drop())

const codeOf = async (db: Db) => (await madeObjects(db)).map(({ kind, name }) => `${kind} ${name}`).sort()
const bodies = (db: Db) => db`
  select proname, pg_get_functiondef(oid) as text from pg_proc p where pronamespace = 'public'::regnamespace
    and prokind = 'f' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select relname, pg_get_viewdef(oid) from pg_class
  where relkind = 'v' and relnamespace = 'public'::regnamespace
  order by 1`
const firstRows = (db: Db) => db`
  select (select json_agg(c order by c.code) from coupon c) as coupons,
    (select json_agg(d order by d.slug) from gift_card_design d) as designs,
    (select json_agg(w order by w.word, w.meaning) from search_word w) as words,
    (select json_agg(a order by a.account_id) from wallet_account a) as accounts,
    (select json_agg(n order by n.list) from nav_list n) as lists`

/** Rows as written by the API of that version, with the effects of its triggers. */
const fill = (db: Db) =>
  db.unsafe(`
    insert into app_user (email, first_name) values ('asha@example.com', 'Asha');
    insert into author (user_id, handle, name, city, line, story)
      select id, 'asha', 'Asha', 'delhi', 'Writes.', 'Much.' from app_user;
    insert into locality (city, slug, name, line) values ('delhi', 'mehrauli', 'Mehrauli', 'Old stones.');
    insert into post (slug, city, kind, kicker, title, line, author, author_id, minutes, scene, alt, ground,
      locality_slug, tags, published_at)
      select 'monsoon', 'delhi', 'guide', 'Rain', 'Where to stand in the rain', 'Dry.', 'Asha', id, 4, 'rain', 'Rain',
        '#e8dfd0', 'mehrauli', '{rain}', now() from app_user;
    update coupon set used = 7 where code = 'LOKAL100';
    delete from search_word where word = 'jhola';
    delete from nav_list where list = 'mobile';`)

test('migrate turns a database before the baseline into the same schema as a new one', async () => {
  await migrate(earlier.db)
  expect(await readTables(earlier.db)).toEqual(await readTables(fresh.db))
  expect(await codeOf(earlier.db)).toEqual(await codeOf(fresh.db))
  expect(await bodies(earlier.db)).toEqual(await bodies(fresh.db))
  expect(await firstRows(earlier.db)).toEqual(await firstRows(fresh.db))
  const versions = (db: Db) => db`select version, name, md5 from schema_version order by version`
  expect(await versions(earlier.db)).toEqual(await versions(fresh.db))
})

test('migrating an earlier database keeps its rows: what was changed or deleted does not come back', async () => {
  await fill(earlier.db)
  const rows = async () => [
    ...(await earlier.db`select p.*, f.key from post p join post_in_feed i on i.post_id = p.id join post_feed f on f.id = i.feed_id order by key`),
    ...(await earlier.db`select kind, ref, title, words from searchable order by kind, ref`),
    ...(await firstRows(earlier.db)).map(({ words: _, ...first }) => first),
  ]
  const words = () => earlier.db`select word, meaning from search_word`
  const before = await rows()
  const known = await words()
  expect(before.length).toBeGreaterThan(5)
  await migrate(earlier.db)
  await migrate(earlier.db)
  expect(await rows()).toEqual(before)
  // Later migrations add words, but no word comes back.
  expect(await words()).toEqual(expect.arrayContaining([...known]))
  expect((await words()).map(({ word }) => word)).not.toContain('jhola')
})

test('a migrated earlier database updates feeds and search by the current functions', async () => {
  await fill(earlier.db)
  await migrate(earlier.db)
  await earlier.db`update post set title = 'Where to stay dry', tags = '{rain,roof}' where slug = 'monsoon'`
  expect(await earlier.db`select title from searchable where kind = 'post'`).toEqual([{ title: 'Where to stay dry' }])
  expect(await earlier.db`select count::integer from post_feed where key = 'delhi/tag/roof'`).toEqual([{ count: 1 }])
  expect(await earlier.db`select from pg_proc where proname = 'feeds_of'`).toHaveLength(0)
})

test('migrate refuses a database that stopped before the baseline, and changes nothing', async () => {
  await earlier.db`delete from schema_version where version in (460, 470)`
  const before = await codeOf(earlier.db)
  await expect(migrate(earlier.db)).rejects.toThrow(
    /^The database is at version 452; .* only upgrade from version 470\. .* or start with an empty database\.$/,
  )
  expect(await codeOf(earlier.db)).toEqual(before)
  expect(await earlier.db`select from pg_class where relname = 'schema_object'`).toHaveLength(0)
})

test('migrate refuses a database with a missing earlier migration', async () => {
  await earlier.db`delete from schema_version where version = 413`
  await expect(migrate(earlier.db)).rejects.toThrow('only upgrade from version 470')
})

import { migrate } from '../database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { ownFolders } from './testing/own-folders.ts'

let database: TestDatabase
const folders = ownFolders()
beforeAll(async () => {
  database = await createTestDatabase()
})
// A start with the repository's files restores the functions, views and triggers that a test changed.
afterEach(async () => {
  folders.reset()
  // Otherwise that start would be one of an older build, which restores nothing.
  await database.db`delete from schema_version where version >= 998`
  await start()
})
afterAll(() => database.drop())
afterAll(() => folders.drop())

const start = () => migrate(database.db, undefined, folders)
const rupees = 'schema/functions/product-cards/rupees.sql'
const definitionOf = async (name: string) => {
  const rows = await database.db`
    select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.proname = ${name} and p.pronamespace = 'public'::regnamespace`
  return rows.map(({ text }) => text)
}
const made = `
  select (select max(oid) from pg_proc) as function, (select max(oid) from pg_trigger) as trigger,
    (select sum(xmin::text::bigint) from pg_proc) as written`

test('a start recreates nothing while the files are unchanged', async () => {
  const [before] = await database.db.unsafe(made)
  await start()
  expect(await database.db.unsafe(made)).toEqual([before])
})

test('a start recreates a function whose file changed', async () => {
  folders.change(rupees, 'trim_scale(paise / 100.0)', 'trim_scale(paise / 10.0)')
  await start()
  expect(await database.db`select rupees(100)::text as sum`).toEqual([{ sum: '10' }])
})

test('a function with other arguments replaces the earlier one', async () => {
  folders.change(rupees, 'rupees(paise bigint)', 'rupees(paise bigint, places integer default 2)')
  await start()
  expect(await definitionOf('rupees')).toEqual([expect.stringContaining('places integer')])
})

test('a function with another return type is recreated together with its views', async () => {
  folders.write(
    'schema/views/price_in_rupees.sql',
    '-- For the test.\ncreate or replace view price_in_rupees as\nselect sku, rupees(price_paise) as price from variant;\n',
  )
  await start()
  folders.change(rupees, 'returns numeric', 'returns text')
  folders.change(rupees, 'trim_scale(paise / 100.0)', 'trim_scale(paise / 100.0)::text')
  await start()
  const [column] = await database.db`
    select data_type as type from information_schema.columns
    where table_name = 'price_in_rupees' and column_name = 'price'`
  expect(column).toEqual({ type: 'text' })
})

test('a view that loses a column is recreated together with the view on it', async () => {
  folders.write(
    'schema/views/a_view.sql',
    '-- For the test.\ncreate or replace view a_view as\nselect sku, price_paise from sale_now;\n',
  )
  await start()
  folders.change('schema/views/sale_now.sql', 'v.mrp_paise, ', '')
  await start()
  const columns = await database.db`select column_name from information_schema.columns where table_name = 'sale_now'`
  expect(columns.map(({ column_name: name }) => name)).not.toContain('mrp_paise')
  expect(await database.db`select * from a_view`).toHaveLength(0)
})

test('a trigger follows the file of its table, also in when it is enabled', async () => {
  const table = 'schema/tables/content/post.sql'
  folders.change(table, 'alter table post enable always trigger post__card;\n', '')
  folders.change(
    table,
    'create trigger post__address after insert or delete',
    'create trigger post__address after insert',
  )
  await start()
  const rows = await database.db`
    select tgname as name, tgenabled as fires, pg_get_triggerdef(oid) as text from pg_trigger
    where tgname in ('post__card', 'post__address') order by tgname`
  expect(rows).toEqual([
    { name: 'post__address', fires: 'O', text: expect.not.stringContaining('DELETE') },
    { name: 'post__card', fires: 'O', text: expect.any(String) },
  ])
})

test('an object without a file is dropped, and one not made from a file stays', async () => {
  await database.db`create function of_the_operator() returns integer language sql return 1`
  folders.remove('schema/views/affiliate_line.sql')
  folders.change('schema/tables/answers/vote.sql', 'create trigger vote__kept', '-- create trigger vote__kept')
  await start()
  expect(await database.db`select from pg_class where relname = 'affiliate_line'`).toHaveLength(0)
  expect(await database.db`select from pg_trigger where tgname = 'vote__kept'`).toHaveLength(0)
  expect(await definitionOf('of_the_operator')).toHaveLength(1)
})

test('an object changed or dropped in the database is recreated', async () => {
  await database.db`create or replace function rupees(paise bigint) returns numeric language sql immutable return 0`
  await database.db`drop trigger vote__kept on vote`
  await start()
  expect(await database.db`select rupees(100)::text as sum`).toEqual([{ sum: '1' }])
  expect(await database.db`select from pg_trigger where tgname = 'vote__kept'`).toHaveLength(1)
})

test('a file that PostgreSQL refuses stops the start by its name, and changes nothing', async () => {
  folders.change(rupees, 'trim_scale(paise / 100.0)', 'trim_scale(paise / 10.0)')
  folders.change('schema/views/sale_now.sql', 'v.price_paise', 'v.no_such_column')
  await expect(start()).rejects.toThrow('views/sale_now.sql: column v.no_such_column does not exist')
  expect(await database.db`select rupees(100)::text as sum`).toEqual([{ sum: '1' }])
})

test('a file with something other than its name says is refused', async () => {
  folders.change(rupees, 'function rupees(', 'function roubles(')
  await expect(start()).rejects.toThrow(
    "functions/product-cards/rupees.sql must contain one statement, 'create or replace",
  )
})

test('a function used by a stored column is not dropped with its column', async () => {
  folders.change('schema/functions/feeds/map_point.sql', 'returns point', 'returns text')
  await expect(start()).rejects.toThrow('functions/feeds/map_point.sql: cannot drop function map_point')
  expect(
    await database.db`select from information_schema.columns where table_name = 'place' and column_name = 'spot'`,
  ).toHaveLength(1)
})

test('a migration may call a function added with it', async () => {
  folders.write(
    'schema/functions/system/greeting.sql',
    "-- For the test.\ncreate or replace function greeting() returns text\nlanguage sql return 'namaste';\n",
  )
  folders.write('migrations/998.do.greeting.sql', 'create table greeted as select greeting() as word;')
  await start()
  expect(await database.db`select word from greeted`).toEqual([{ word: 'namaste' }])
})

test('a migration may drop a view to change its table, and the view is recreated', async () => {
  folders.write(
    'migrations/999.do.wider.sql',
    'drop view review_summary; alter table review alter column rating type integer;',
  )
  await start()
  expect(await database.db`select from pg_class where relname = 'review_summary'`).toHaveLength(1)
})

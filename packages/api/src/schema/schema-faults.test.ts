import type { Tx } from '../db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { schemaFaults } from './schema-faults.ts'
import { ownFolders } from './testing/own-folders.ts'
import { writeTables } from './write-tables.ts'

let database: TestDatabase
const folders = ownFolders()
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => folders.reset())
afterAll(() => database.drop())
afterAll(() => folders.drop())

class TakeBack extends Error {}

/** Applies a change to the database, looks, and rolls it back. */
async function after<T>(change: string, look: (tx: Tx) => Promise<T>): Promise<T> {
  let seen: T | undefined
  const done = database.db.begin(async (tx) => {
    await tx.unsafe(change)
    seen = await look(tx)
    throw new TakeBack()
  })
  await expect(done).rejects.toThrow(TakeBack)
  return seen as T
}
const faults = (change = '') => after(change, (tx) => schemaFaults(tx, folders))

test('schemaFaults finds no difference between the files and the database', async () => {
  expect(await faults()).toEqual([])
})

describe('schemaFaults reports a difference', () => {
  test.each([
    [
      'alter table variant add column fabric text',
      "the file has 'constraint variant__identity primary key (sku),', the database 'fabric text,'",
    ],
    ['alter table variant alter column size set not null', "the database 'size text not null,'"],
    [
      'alter table product alter column sales_count type bigint',
      "the database 'sales_count bigint not null default 0,'",
    ],
    [
      "alter table variant alter column colour_slug set default 'x'",
      "the database 'colour_slug text not null default 'x','",
    ],
    ['alter table cart_line drop constraint cart_line__once', 'tables/cart/cart_line.sql:'],
    ['drop index post__by_author', 'tables/content/post.sql:'],
    ['alter table place alter column card set storage extended', "the database 'card text not null default '','"],
    [
      'alter table vote disable trigger vote__kept',
      'tables/answers/vote.sql: the trigger vote.vote__kept of the database is another',
    ],
    ['drop trigger vote__kept on vote', 'tables/answers/vote.sql: the database has no trigger vote.vote__kept'],
    ['create table forgotten (id bigint)', 'tables: the table forgotten has no file'],
    ['drop table opening', 'tables/answers/opening.sql: there is no table opening'],
    [
      'create or replace function rupees(paise bigint) returns numeric language sql immutable parallel safe return 0',
      'functions/product-cards/rupees.sql: the function rupees of the database is another',
    ],
    [
      'create function forgotten() returns integer language sql return 1',
      'the function forgotten of the database has no file',
    ],
    [
      'create or replace view sale_now as select sku, product_id, price_paise, mrp_paise, on_hand from variant',
      'views/sale_now.sql: the view sale_now of the database is another',
    ],
  ])('after %s', async (change, fault) => {
    expect(await faults(change)).toContainEqual(expect.stringContaining(fault))
  })

  test('after a change of a column in a file', async () => {
    folders.change('schema/tables/catalogue/variant.sql', '  size text,', '  size text not null,')
    expect(await faults()).toEqual([
      expect.stringMatching(
        /^tables\/catalogue\/variant\.sql:\d+: the file has 'size text not null,', the database 'size text,'$/,
      ),
    ])
  })

  test('after a change of a function in a file', async () => {
    folders.change('schema/functions/product-cards/rupees.sql', '100.0', '10.0')
    expect(await faults()).toEqual([
      'functions/product-cards/rupees.sql: the function rupees of the database is another',
    ])
  })

  test('when the file of a table, a view or a function is missing', async () => {
    folders.remove('schema/tables/answers/opening.sql')
    folders.remove('schema/views/sale_now.sql')
    folders.remove('schema/functions/product-cards/rupees.sql')
    expect(await faults()).toEqual([
      'tables: the table opening has no file',
      'the function rupees of the database has no file',
      'the view sale_now of the database has no file',
    ])
  })

  test('when a file does not start with its purpose', async () => {
    const file = 'schema/tables/content/follow.sql'
    folders.write(file, folders.read(file).replace(/^--.*\n/, ''))
    expect(await faults()).toEqual(['tables/content/follow.sql: the first line does not say what it is for'])
  })

  test('when a migration creates a function', async () => {
    folders.write(
      'migrations/999.do.more.sql',
      'alter table tag add column x text;\ncreate or replace function f() returns text',
    )
    expect(await faults()).toEqual([
      'migrations/999.do.more.sql: a function is made from its file in schema, not by a migration',
    ])
  })
})

test('writeTables updates the files of tables and keeps their comments', async () => {
  const change = `
    alter table variant add column fabric text;
    create table forgotten (id bigint);
    drop table opening`
  const [written, left] = await after(change, async (tx) => [
    await writeTables(tx, folders.schema),
    await schemaFaults(tx, folders),
  ])
  expect(written).toEqual([
    'tables/new/forgotten.sql was written',
    'tables/catalogue/variant.sql was written',
    'tables/answers/opening.sql was removed: the table no longer exists',
  ])
  expect(left).toEqual(['tables/new/forgotten.sql: the first line does not say what it is for'])
  expect(folders.read('schema/tables/catalogue/variant.sql')).toContain(
    '  -- Pieces in stock; what can be bought now is',
  )
})

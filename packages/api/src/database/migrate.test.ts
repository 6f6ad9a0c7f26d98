import path from 'node:path'
import { writeEdition } from '../schema/schema-edition.ts'
import { ownFolders } from '../schema/testing/own-folders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
const folders = ownFolders()
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterAll(() => folders.drop())

test('migrate runs a migration that arrives below the newest applied one', async () => {
  const { db } = database
  const columns = () => db`select from information_schema.columns where table_name = 'tag' and column_name = 'late'`
  folders.write('migrations/999.do.newest.sql', 'alter table tag add column newest text;')
  await migrate(db, undefined, folders)
  folders.write('migrations/998.do.late.sql', 'alter table tag add column late text;')

  await migrate(db, 997, folders)
  expect(await columns()).toHaveLength(0)

  await migrate(db, undefined, folders)
  expect(await columns()).toHaveLength(1)
  expect(await db`select from schema_version where version = 998`).toHaveLength(1)
  await migrate(db, undefined, folders)
})

test('migrate leaves functions, views and triggers as a newer build made them', async () => {
  const { db } = database
  const older = ownFolders()
  folders.write(
    'schema/functions/system/greeting.sql',
    "-- For the test.\ncreate or replace function greeting() returns text\nlanguage sql return 'namaste';\n",
  )
  folders.change('schema/functions/product-cards/rupees.sql', 'paise / 100.0', 'paise / 10.0')
  folders.change('schema/tables/answers/vote.sql', 'create trigger vote__kept', '-- create trigger vote__kept')
  folders.write('migrations/1000.do.note.sql', '-- Changes functions and a trigger only.\n')
  expect(await migrate(db, undefined, folders)).toEqual({ ofNewerBuilds: [] })

  expect(await migrate(db, undefined, older)).toEqual({ ofNewerBuilds: [998, 999, 1000] })

  expect(await db`select greeting() as word, rupees(100)::text as sum`).toEqual([{ word: 'namaste', sum: '10' }])
  expect(await db`select from pg_trigger where tgname = 'vote__kept'`).toHaveLength(0)
  older.drop()
})

test('migrate leaves functions as a build of a later commit made them, though both have the same migrations', async () => {
  const { db, drop } = await createTestDatabase()
  const builds = [ownFolders(), ownFolders()] as const
  const [former, later] = builds
  const edition = (own: typeof former, committedAt: string) => {
    const file = path.join(own.schema, 'edition.json')
    writeEdition(file, own.schema, new Date(committedAt))
    return { ...own, edition: file }
  }
  later.change('schema/functions/product-cards/rupees.sql', 'paise / 100.0', 'paise / 10.0')
  const rupees = async () => (await db`select rupees(100)::text as sum`)[0]?.sum
  // Later than any commit: the database was made by these sources, whose build may have an edition, too.
  const [old, next] = [edition(former, '2126-11-01T10:00:00Z'), edition(later, '2126-11-02T10:00:00Z')]

  await migrate(db, undefined, old)
  expect(await migrate(db, undefined, next)).toEqual({ ofNewerBuilds: [] })
  expect(await rupees()).toBe('10')
  expect(await migrate(db, undefined, old)).toEqual({ ofNewerBuilds: [], newerEdition: '2126-11-02T10:00:00.000Z' })
  expect(await rupees()).toBe('10')

  // Files that were changed after the build have no place in that order, as sources have none.
  former.change('schema/functions/product-cards/rupees.sql', 'paise / 100.0', 'paise / 100.00')
  expect(await migrate(db, undefined, old)).toEqual({ ofNewerBuilds: [] })
  expect(await rupees()).not.toBe('10')
  for (const own of builds) own.drop()
  await drop()
})

test('migrate runs a migration of a build that lacks those of another branch', async () => {
  const { db } = database
  const other = ownFolders()
  other.write('migrations/997.do.other.sql', 'create table of_other as select rupees(100) as sum;')

  expect(await migrate(db, undefined, other)).toEqual({ ofNewerBuilds: [998, 999, 1000] })

  expect(await db`select sum::text from of_other`).toEqual([{ sum: '10' }])
  other.drop()
})

test('migrate refuses to start when an applied migration has changed', async () => {
  const { db } = database
  folders.write('migrations/999.do.newest.sql', 'alter table tag add column newest text not null;')
  await expect(migrate(db, undefined, folders)).rejects.toThrow('MD5 checksum failed for migration [999]')
})

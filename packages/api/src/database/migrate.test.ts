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

test('migrate refuses to start when an applied migration has changed', async () => {
  const { db } = database
  folders.write('migrations/999.do.newest.sql', 'alter table tag add column newest text not null;')
  await expect(migrate(db, undefined, folders)).rejects.toThrow('MD5 checksum failed for migration [999]')
})

import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a migration that arrives below the newest that ran is run as well', async () => {
  const { db } = database
  const columns = () =>
    db`select from information_schema.columns where table_name = 'one_time_code' and column_name = 'refused_at'`
  await db`alter table one_time_code drop column refused_at`
  await db`delete from schema_version where version = 413`

  await migrate(db, 412)
  expect(await columns()).toHaveLength(0)

  await migrate(db)
  expect(await columns()).toHaveLength(1)
  expect(await db`select from schema_version where version = 413`).toHaveLength(1)
  await migrate(db)
})

import { ownFolders } from '../schema/testing/own-folders.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { untilSeen } from '../testing/until-seen.ts'
import { migrate } from './migrate.ts'
import { TablesInUse } from './short-locks.ts'

let database: TestDatabase
const folders = ownFolders()
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterAll(() => folders.drop())

/** A transaction that has read a table and goes on, as a backup does. */
async function reading(table: string) {
  const connection = await database.db.reserve()
  await connection`begin`
  await connection.unsafe(`select from ${table} limit 1`)
  return {
    async end() {
      await connection`commit`
      connection.release()
    },
  }
}
const start = (tries: number) => migrate(database.db, undefined, folders, { wait: 100, pause: 400, tries })
const waiting = async () => {
  const rows = await database.db`select from pg_locks where not granted and mode = 'AccessExclusiveLock'`
  return rows.length
}

test.each([
  [
    'a migration',
    () => folders.write('migrations/998.do.longer.sql', 'alter table tag add column longer text;'),
    'tag',
  ],
  ['a trigger', () => folders.change('schema/tables/answers/vote.sql', 'vote__kept', 'vote__still_kept'), 'vote'],
])('%s that meets a long transaction lets others read, and is made when that ends', async (_, change, table) => {
  change()
  const backup = await reading(table)
  const migrated = start(100)
  await untilSeen(waiting, (count) => count > 0)

  await database.db.begin(async (tx) => {
    await tx`set local lock_timeout = '2s'`
    await tx.unsafe(`select from ${table} limit 1`)
  })

  await backup.end()
  expect(await migrated).toEqual({ ofNewerBuilds: [] })
})

test('a start that gets no lock for too long ends with a sentence and has changed nothing', async () => {
  folders.write('migrations/999.do.much-longer.sql', 'alter table tag add column much_longer text;')
  const backup = await reading('tag')
  await expect(start(2)).rejects.toThrow(TablesInUse)
  await backup.end()
  expect(await database.db`select from schema_version where version = 999`).toHaveLength(0)
  await start(1)
})

import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareDatabase } from '../database/prepare-database.ts'
import { openDb } from '../db.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { dumpDatabase } from './dump-database.ts'
import { restoreDatabase } from './restore-database.ts'
import { CannotRestore } from './restore-refusals.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-restoring-'))
const backup = path.join(folder, 'backup')
const made: TestDatabase[] = []

const database = async (options = {}) => {
  const one = await createTestDatabase(options)
  made.push(one)
  return one
}
const accountsOf = async ({ db }: TestDatabase) =>
  (await db<{ email: string }[]>`select email from app_user`).map(({ email }) => email)

beforeAll(async () => {
  const { db } = await database()
  await db`insert into app_user (email, first_name) values ('asha@nukkad.test', 'Asha')`
  await dumpDatabase(db, backup)
})
afterAll(async () => {
  for (const one of made) await one.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a user without the right to keep triggers from firing learns it before anything changes', async () => {
  const target = await database({ isEmpty: true })
  await target.db`create role keeper login password 'x'`
  await target.db.unsafe(`alter database ${new URL(target.url).pathname.slice(1)} owner to keeper`)
  const url = new URL(target.url)
  ;[url.username, url.password] = ['keeper', 'x']
  const own = openDb({ url: url.href, pool: 1 })
  try {
    await expect(restoreDatabase(own, backup)).rejects.toThrow('grant set on parameter session_replication_role to')
    expect(await target.db`select from pg_tables where schemaname = 'public'`).toHaveLength(0)

    await target.db`grant set on parameter session_replication_role to keeper`
    await restoreDatabase(own, backup)
    expect(await accountsOf(target)).toEqual(['asha@nukkad.test'])
  } finally {
    await own.end()
    await target.db`reassign owned by keeper to current_user`
    await target.db`drop owned by keeper`
    await target.db`revoke set on parameter session_replication_role from keeper`
    await target.db`drop role keeper`
  }
})

test('a restore that broke off can be repeated, also after a first start of the API', async () => {
  const target = await database({ isEmpty: true })
  const damaged = path.join(folder, 'damaged')
  cpSync(backup, damaged, { recursive: true })
  const file = readdirSync(damaged).find((name) => name.startsWith('public.reference_data')) as string
  writeFileSync(path.join(damaged, file), 'no gzip')
  await expect(restoreDatabase(target.db, damaged)).rejects.toThrow('incorrect header check')
  await prepareDatabase(target.db)

  await restoreDatabase(target.db, backup)

  expect(await accountsOf(target)).toEqual(['asha@nukkad.test'])
})

test('a database with accounts, or one that is newer than the backup, is refused', async () => {
  const used = await database()
  await used.db`insert into app_user (email, first_name) values ('dev@nukkad.test', 'Dev')`
  await expect(restoreDatabase(used.db, backup)).rejects.toThrow(CannotRestore)
  expect(await accountsOf(used)).toEqual(['dev@nukkad.test'])

  const newer = await database()
  await newer.db`insert into schema_version (version, name) values (9999, 'later')`
  await expect(restoreDatabase(newer.db, backup)).rejects.toThrow('The database is at version 9999')
})

import { randomBytes } from 'node:crypto'
import { type Db, openDb } from '../db.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  drop(): Promise<void>
}

/** A database of the test file's own, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.NUKKAD_TEST_ADMIN_URL
  if (!adminUrl) throw new Error('The test database is started by jest; run the tests through jest.')
  const name = `nukkad_test_${randomBytes(6).toString('hex')}`
  const admin = openDb({ url: adminUrl, pool: 1 })
  await admin`set lock_timeout = 0`
  await admin`set statement_timeout = 0`
  // Copies of one template exclude each other: files that start together wait in line.
  await admin`select pg_advisory_lock(9023)`
  await admin`create database ${admin(name)} template nukkad_template`
  await admin`select pg_advisory_unlock(9023)`
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const db = openDb({ url: url.href, pool: 12 })
  return {
    url: url.href,
    db,
    async drop() {
      await db.end({ timeout: 1 })
      const again = openDb({ url: adminUrl, pool: 1 })
      await again`drop database if exists ${again(name)} with (force)`
      await again.end()
    },
  }
}

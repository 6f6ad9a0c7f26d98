import { randomBytes } from 'node:crypto'
import { type Db, openDb } from '../../db.ts'
import { testSecret } from '../test-secret.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Db
  drop(): Promise<void>
}

const migrated = 'nukkad_template'
const seeded = 'nukkad_seeded'

/**
 * A database for the test file, copied from the migrated template; with `isSeeded` it contains the demo data, with
 * `isEmpty` nothing at all.
 */
export async function createTestDatabase({ isSeeded = false, isEmpty = false } = {}): Promise<TestDatabase> {
  const adminUrl = process.env.NUKKAD_TEST_ADMIN_URL
  if (!adminUrl) throw new Error('The test database is started by jest; run the tests through jest.')
  const name = `nukkad_test_${randomBytes(6).toString('hex')}`
  const admin = openDb({ url: adminUrl, pool: 1 })
  await admin`set lock_timeout = 0`
  await admin`set statement_timeout = 0`
  if (isSeeded) await seedOnce(admin, adminUrl)
  await copy(admin, isEmpty ? 'template0' : isSeeded ? seeded : migrated, name)
  await admin.end()
  const url = urlOf(adminUrl, name)
  const db = openDb({ url, pool: 12 })
  return {
    url,
    db,
    async drop() {
      await db.end({ timeout: 1 })
      const again = openDb({ url: adminUrl, pool: 1 })
      await again`drop database if exists ${again(name)} with (force)`
      await again.end()
    },
  }
}

/** Copies of one template exclude each other: files that start at the same time queue up. */
async function copy(admin: Db, template: string, name: string): Promise<void> {
  await admin`select pg_advisory_lock(9023)`
  await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`
  await admin`select pg_advisory_unlock(9023)`
}

/** Seeding takes seconds: the first file that needs the demo data seeds a template, from which the others copy, too. */
async function seedOnce(admin: Db, adminUrl: string): Promise<void> {
  const line = openDb({ url: adminUrl, pool: 1 })
  // A transaction keeps its connection, and with it the lock, however long the work takes.
  await line.begin(async (tx) => {
    for (const name of patience) await tx`select set_config(${name}, '0', true)`
    await tx`select pg_advisory_xact_lock(9024)`
    const [existing] = await admin`select from pg_database where datname = ${seeded}`
    if (!existing) await seed(admin, adminUrl)
  })
  await line.end()
}
const patience = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const

async function seed(admin: Db, adminUrl: string): Promise<void> {
  // Most files do not need the demo data's texts.
  const { seedWorld } = await import('@nukkad/world')
  const making = `${seeded}_making`
  await admin`drop database if exists ${admin(making)} with (force)`
  await copy(admin, migrated, making)
  const db = openDb({ url: urlOf(adminUrl, making), pool: 1 })
  await seedWorld(db, { secret: testSecret }).finally(() => db.end())
  // The final name tells others that it is complete.
  await admin`alter database ${admin(making)} rename to ${admin(seeded)}`
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

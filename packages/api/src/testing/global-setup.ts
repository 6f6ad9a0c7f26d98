import path from 'node:path'
import { prepareDatabase } from '../database/prepare-database.ts'
import { openDb } from '../db.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { folderForData } from './database/folder-for-data.ts'
import tearDown from './global-teardown.ts'
import { running } from './running.ts'

const template = 'nukkad_template'
/** Left by an earlier run on an external PostgreSQL; its schema and data are outdated. */
const stale = ['nukkad_seeded', 'nukkad_seeded_making', template]

/** In bytes: a hundred databases of test files and the write-ahead log. */
const roomForData = 4 * 1024 ** 3

/** One real PostgreSQL for the whole run; every test file gets a copy of one migrated template as its database. */
export default async function setUp(): Promise<void> {
  try {
    await prepare(process.env.TEST_DATABASE_URL ?? (await startOwn()))
  } catch (error) {
    await tearDown() // Jest does not, when the set-up failed.
    throw error
  }
}

async function prepare(url: string): Promise<void> {
  const admin = openDb({ url, pool: 1 })
  for (const name of stale) await admin`drop database if exists ${admin(name)} with (force)`
  await admin`create database ${admin(template)}`
  await admin.end()

  const db = openDb({ url: withDatabase(url, template), pool: 2 })
  await prepareDatabase(db)
  await db.end()
  process.env.NUKKAD_TEST_ADMIN_URL = url
}

async function startOwn(): Promise<string> {
  // Copying a template's thousand files to a disk takes a fifth of the whole run.
  running.folder = folderForData('nukkad-test-pg-', roomForData)
  running.postgres = await startPostgres({
    dataDir: path.join(running.folder, 'data'),
    port: 0,
    isDurable: false,
    // Three groups of files may race at once, each with thirty connections and those of its worlds.
    maxConnections: 300,
  })
  return running.postgres.url
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

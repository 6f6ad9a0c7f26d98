import { rmSync } from 'node:fs'
import { migrate } from '../../database/migrate.ts'
import { type Db, openDb } from '../../db.ts'
import { startPostgres } from '../../postgres/start-postgres.ts'
import { folderForData } from './folder-for-data.ts'

/** in bytes: an empty database and its write-ahead log */
const room = 512 * 1024 ** 2

/** Runs `work` with a new database that is created from migrations and files for it alone. */
export async function withFreshDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const folder = folderForData('nukkad-schema-', room)
  try {
    const postgres = await startPostgres({ dataDir: `${folder}/data`, port: 0, isDurable: false, maxConnections: 10 })
    const db = openDb({ url: postgres.url, pool: 1 })
    try {
      await migrate(db)
      return await work(db)
    } finally {
      await db.end()
      await postgres.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Postgrator from 'postgrator'
import type { Db } from './db.ts'

/** Stands beside src/ and dist/ alike, so the bundled server finds it too. */
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const lockKey = 7_685_325

/**
 * Brings the schema to the newest version. Several servers may start at once: one migrates, the others wait.
 * A migration file that changed after it ran stops the start. `version` stops at that migration.
 */
export async function migrate(db: Db, version?: number): Promise<void> {
  const connection = await db.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`set lock_timeout = 0`
    await connection`select pg_advisory_lock(${lockKey})`
    const run = async (query: string) => ({ rows: await connection.unsafe(query) })
    const postgrator = new Postgrator({
      driver: 'pg',
      schemaTable: 'schema_version',
      migrationPattern: path.join(migrations, '*.sql'),
      newline: 'LF',
      validateChecksums: true,
      execQuery: run,
      execSqlScript: async (script: string) => {
        await connection.unsafe(script)
      },
    })
    await postgrator.migrate(version === undefined ? undefined : String(version))
  } finally {
    await connection`select pg_advisory_unlock_all()`
    await connection`reset statement_timeout`
    await connection`reset lock_timeout`
    connection.release()
  }
}

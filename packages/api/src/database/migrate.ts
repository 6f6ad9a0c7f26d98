import path from 'node:path'
import Postgrator from 'postgrator'
import type { Db, Queryable } from '../db.ts'
import { adoptEarlier, baseline } from '../schema/adopt-earlier.ts'
import { addMissingCode, recreateCode } from '../schema/recreate-code.ts'
import { readCode } from '../schema/schema-files.ts'
import { schemaFolders } from '../schema-folders.ts'

const lockKey = 7_685_325

/**
 * Migrates the schema to the newest version: tables come from migrations; functions, views and triggers from their
 * files. Several servers may start at once: one migrates, the others wait. A migration that was changed after it ran
 * aborts the start. `version` limits the migrations to that version. Branches number their migrations in parallel, so a
 * lower number may arrive after a higher one; it is run as well.
 */
export async function migrate(db: Db, version = Number.POSITIVE_INFINITY, folders = schemaFolders): Promise<void> {
  const code = readCode(folders.schema)
  const connection = await db.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`set lock_timeout = 0`
    await connection`select pg_advisory_lock(${lockKey})`
    const postgrator = new Postgrator({
      driver: 'pg',
      schemaTable: 'schema_version',
      migrationPattern: path.join(folders.migrations, '*.sql'),
      newline: 'LF',
      validateChecksums: true,
      execQuery: async (query: string) => ({ rows: await connection.unsafe(query) }),
      execSqlScript: async (script: string) => {
        await connection.unsafe(script)
      },
    })
    await adoptEarlier(connection, await postgrator.getMigrations())
    // Verifies that applied migrations still match their files; a new database gets the baseline.
    await postgrator.migrate(String((await postgrator.getDatabaseVersion()) || Math.min(baseline, version)))
    const pending = await pendingOf(postgrator, version, connection)
    if (pending.length > 0) await addMissingCode(connection, code)
    await postgrator.runMigrations(pending)
    if (version === Number.POSITIVE_INFINITY) await recreateCode(connection, code)
    else await addMissingCode(connection, code)
  } finally {
    await connection`select pg_advisory_unlock_all()`
    await connection`reset statement_timeout`
    await connection`reset lock_timeout`
    connection.release()
  }
}

async function pendingOf(postgrator: Postgrator, upTo: number, q: Queryable): Promise<Postgrator.Migration[]> {
  const ran = new Set(
    (await q<{ version: number }[]>`select version from schema_version`).map(({ version }) => version),
  )
  return (await postgrator.getMigrations())
    .filter(({ action, version }) => action === 'do' && version <= upTo && !ran.has(version))
    .sort((a, b) => a.version - b.version)
}

import path from 'node:path'
import Postgrator from 'postgrator'
import type { Db } from '../db.ts'
import { adoptEarlier, baseline } from '../schema/adopt-earlier.ts'
import { addMissingCode, newerEdition, recreateCode } from '../schema/recreate-code.ts'
import { editionOf } from '../schema/schema-edition.ts'
import { readCode } from '../schema/schema-files.ts'
import { type SchemaFolders, schemaFolders } from '../schema-folders.ts'
import { usualPatience, withShortLocks } from './short-locks.ts'

const lockKey = 7_685_325

/** What a start found in the database. */
export interface Migrated {
  /** migrations that ran there and that this build has no file of: a newer build ran them */
  readonly ofNewerBuilds: readonly number[]
  /** when the code there was committed, if that is newer than this build's and was left alone */
  readonly newerEdition?: string
}

/**
 * Migrates the schema to the newest version: tables come from migrations; functions, views and triggers from their
 * files. Several servers may start at once: one migrates, the others wait. A migration that was changed after it ran
 * aborts the start. `version` limits the migrations to that version. Branches number their migrations in parallel, so a
 * lower number may arrive after a higher one; it is run as well. In a database that a newer build has migrated,
 * functions, views and triggers stay as that build made them (decision 0651); so they do where a build of a later commit
 * made them (decision 0664).
 */
export async function migrate(
  db: Db,
  version = Number.POSITIVE_INFINITY,
  folders: SchemaFolders = schemaFolders,
  patience = usualPatience,
): Promise<Migrated> {
  const code = readCode(folders.schema)
  const connection = await db.reserve()
  try {
    await connection`set statement_timeout = 0`
    await connection`set lock_timeout = 0`
    await connection`select pg_advisory_lock(${lockKey})`
    await connection`select set_config('lock_timeout', ${String(patience.wait)}, false)`
    const changing = (work: () => Promise<unknown>) => withShortLocks(work, patience)
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
    const ran = (await connection<{ version: number }[]>`select version from schema_version`).map((row) => row.version)
    const files = (await postgrator.getMigrations()).filter(({ action }) => action === 'do')
    const pending = pendingOf(files, version, ran)
    if (pending.length > 0) await changing(() => addMissingCode(connection, code))
    for (const migration of pending) await changing(() => postgrator.runMigrations([migration]))
    const ofNewerBuilds = unknownOf(files, ran)
    if (ofNewerBuilds.length > 0) return { ofNewerBuilds }
    if (version !== Number.POSITIVE_INFINITY) {
      await changing(() => addMissingCode(connection, code))
      return { ofNewerBuilds }
    }
    const edition = editionOf(folders.edition, code)
    const newer = await newerEdition(connection, edition)
    if (newer !== undefined) return { ofNewerBuilds, newerEdition: newer }
    await changing(() => recreateCode(connection, code, edition))
    return { ofNewerBuilds }
  } finally {
    await connection`select pg_advisory_unlock_all()`
    await connection`reset statement_timeout`
    await connection`reset lock_timeout`
    connection.release()
  }
}

function pendingOf(files: readonly Postgrator.Migration[], upTo: number, ran: readonly number[]) {
  const done = new Set(ran)
  return files
    .filter(({ version }) => version <= upTo && !done.has(version))
    .sort((one, other) => one.version - other.version)
}

function unknownOf(files: readonly Postgrator.Migration[], ran: readonly number[]): number[] {
  const known = new Set(files.map(({ version }) => version))
  return ran.filter((version) => version > baseline && !known.has(version)).sort((one, other) => one - other)
}

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Postgrator from 'postgrator'
import type { Db } from './db.ts'

/** Stands beside src/ and dist/ alike, so the bundled server finds it too. */
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
const lockKey = 7_685_325

/**
 * Brings the schema to the newest version. Several servers may start at once: one migrates, the others wait.
 * A migration file that changed after it ran stops the start. `version` stops at that migration. Two branches number
 * their migrations side by side, so a lower number may arrive after a higher one: it is run as well.
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
    await runSkipped(postgrator, version ?? Number.POSITIVE_INFINITY, async () =>
      (await connection<{ version: string }[]>`select version::text from schema_version`).map((row) =>
        Number(row.version),
      ),
    )
    await postgrator.migrate(version === undefined ? undefined : String(version))
  } finally {
    await connection`select pg_advisory_unlock_all()`
    await connection`reset statement_timeout`
    await connection`reset lock_timeout`
    connection.release()
  }
}

/** Postgrator looks only above the highest number that ran. */
async function runSkipped(postgrator: Postgrator, upTo: number, ranVersions: () => Promise<number[]>): Promise<void> {
  const current = await postgrator.getDatabaseVersion()
  if (current === 0) return
  const ran = new Set(await ranVersions())
  const skipped = (await postgrator.getMigrations()).filter(
    ({ action, version }) => action === 'do' && version < Math.min(current, upTo) && !ran.has(version),
  )
  await postgrator.runMigrations(skipped.sort((a, b) => a.version - b.version))
}

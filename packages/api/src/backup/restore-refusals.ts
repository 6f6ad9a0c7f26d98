import postgres from 'postgres'
import type { Db, Tx } from '../db.ts'
import * as repository from './backup.repository.ts'
import * as shape from './database-shape.repository.ts'
import type { DatabaseContents } from './dump-database.ts'

/** Why a backup cannot be restored here; its message is one sentence. */
export class CannotRestore extends Error {
  override name = 'CannotRestore'
}

export async function refuseOtherShape(tx: Tx, { tables }: DatabaseContents): Promise<void> {
  const here = new Map((await shape.tables(tx)).map(({ name, columns }) => [name, columns.join()]))
  const foreign = tables.find(({ name, columns }) => here.get(name) !== columns.join())
  if (foreign) {
    throw new CannotRestore(
      `The table ${foreign.name} has other columns in this version: restore the backup with the version that created it.`,
    )
  }
}

const forbidden = '42501'

/** Before anything changes: otherwise the schema would be there, and the rows refused. */
export async function refuseWithoutRight(db: Db): Promise<void> {
  try {
    await db.begin((tx) => repository.restTriggers(tx))
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && error.code === forbidden)) throw error
    throw new CannotRestore(
      'This user may not write rows without firing triggers. Use a superuser, or let one run ' +
        '`grant set on parameter session_replication_role to` this user (PostgreSQL 15 or newer).',
    )
  }
}

export async function refuseUsedDatabase(db: Db, { schemaVersion }: DatabaseContents): Promise<void> {
  if (!(await shape.isUnused(db))) {
    throw new CannotRestore('The database is not empty; a backup can only be restored into an empty database.')
  }
  const newest = await shape.newestMigration(db)
  if (newest > schemaVersion) {
    throw new CannotRestore(
      `The database is at version ${newest} and the backup at ${schemaVersion}: drop the database and create an empty one.`,
    )
  }
}

import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import postgres from 'postgres'
import { migrate } from '../database/migrate.ts'
import type { Db, Tx } from '../db.ts'
import { baseline } from '../schema/adopt-earlier.ts'
import * as repository from './backup.repository.ts'
import * as shape from './database-shape.repository.ts'
import type { DatabaseContents } from './dump-database.ts'

const mostLines = 1000
const mostLetters = 4_000_000

/** Why a backup cannot be restored here; its message is one sentence. */
export class CannotRestore extends Error {
  override name = 'CannotRestore'
}

async function contentsOf(folder: string): Promise<DatabaseContents> {
  try {
    return JSON.parse(await readFile(path.join(folder, 'database.json'), 'utf8'))
  } catch {
    throw new CannotRestore(`${folder} does not contain a complete database backup.`)
  }
}

/** Reads the rows of a file in batches sized for one statement. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let [lines, size]: [string[], number] = [[], 0]
  for await (const text of createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  })) {
    const line: string = JSON.parse(text)
    lines.push(line)
    size += line.length
    if (lines.length < mostLines && size < mostLetters) continue
    yield lines
    ;[lines, size] = [[], 0]
  }
  if (lines.length > 0) yield lines
}

async function refuseOtherShape(tx: Tx, { tables }: DatabaseContents): Promise<void> {
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
async function refuseWithoutRight(db: Db): Promise<void> {
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

async function refuseUsedDatabase(db: Db, { schemaVersion }: DatabaseContents): Promise<void> {
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

/**
 * Restores a backup into an empty database: migrations build the schema up to the backup's version, and the next start
 * of the API runs the later ones. All rows are inserted in one transaction, so either everything is restored or
 * nothing, and a restore that was interrupted can be repeated.
 */
export async function restoreDatabase(db: Db, folder: string): Promise<DatabaseContents> {
  const contents = await contentsOf(folder)
  if (contents.schemaVersion < baseline) {
    throw new CannotRestore(
      `The backup is from version ${contents.schemaVersion}, older than ${baseline}: restore it with the version that created it.`,
    )
  }
  await refuseUsedDatabase(db, contents)
  await refuseWithoutRight(db)
  await migrate(db, contents.schemaVersion)
  await db.begin(async (tx) => {
    await repository.waitPatiently(tx)
    await repository.restTriggers(tx)
    await refuseOtherShape(tx, contents)
    await repository.emptyTables(tx, contents.tables)
    for (const partition of contents.partitions) await repository.makePartition(tx, partition)
    for (const table of contents.tables) {
      for await (const lines of linesOf(path.join(folder, table.file))) await repository.insertRows(tx, table, lines)
    }
    for (const sequence of contents.sequences) await repository.setSequence(tx, sequence)
    await repository.noteEverythingChanged(tx)
  })
  await repository.analyze(db)
  return contents
}

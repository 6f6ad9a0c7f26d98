import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { migrate } from '../database/migrate.ts'
import type { Db } from '../db.ts'
import { baseline } from '../schema/adopt-earlier.ts'
import * as repository from './backup.repository.ts'
import type { DatabaseContents } from './dump-database.ts'
import { CannotRestore, refuseOtherShape, refuseUsedDatabase, refuseWithoutRight } from './restore-refusals.ts'

const mostLines = 1000
const mostLetters = 4_000_000

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

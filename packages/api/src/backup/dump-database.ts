import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '../db.ts'
import * as repository from './backup.repository.ts'
import * as shape from './database-shape.repository.ts'

/** The contents of a backup's `database.json`; the rows are stored beside it, one file per table. */
export interface DatabaseContents {
  /** when the snapshot was taken; unknown for older backups */
  readonly takenAt?: string
  /** the migration version that the rows were written under */
  readonly schemaVersion: number
  readonly tables: readonly (shape.TableShape & { readonly file: string })[]
  readonly partitions: readonly shape.Partition[]
  readonly sequences: readonly shape.Sequence[]
}

async function* linesOf(rows: AsyncIterable<readonly { readonly line: string }[]>): AsyncGenerator<string> {
  for await (const some of rows) yield some.map(({ line }) => `${JSON.stringify(line)}\n`).join('')
}

/** Writes a consistent snapshot of all rows into a folder; the API may keep running meanwhile. */
export async function dumpDatabase(db: Db, folder: string): Promise<DatabaseContents> {
  await mkdir(folder, { recursive: true })
  const contents = await db.begin('isolation level repeatable read read only', async (tx) => {
    await repository.waitPatiently(tx)
    const takenAt = new Date().toISOString()
    const shapes = await shape.tables(tx)
    const tables = []
    for (const table of shapes) {
      const file = `${table.name.replaceAll(/[^\w.]/g, '_')}.jsonl.gz`
      const out = createWriteStream(path.join(folder, file), { mode: 0o600 })
      await pipeline(linesOf(repository.rowsOf(tx, table)), createGzip({ level: 4 }), out)
      tables.push({ ...table, file })
    }
    return {
      takenAt,
      schemaVersion: await shape.schemaVersion(tx),
      tables,
      partitions: [...(await shape.partitions(tx))],
      sequences: [...(await shape.sequences(tx))],
    }
  })
  // Written last: a folder with this file is a complete backup.
  await writeFile(path.join(folder, 'database.json'), `${JSON.stringify(contents, null, 2)}\n`)
  return contents
}

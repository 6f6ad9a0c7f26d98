import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Queryable } from '../db.ts'
import { readTables } from './read-tables.ts'
import { filesOf } from './schema-files.ts'
import { commentsOf, tableText } from './table-text.ts'

/**
 * Writes the table files from the database; comments are kept above their objects. A new table gets its file in the
 * folder `new`, from where its author moves it to its topic. Returns the files written and removed.
 */
export async function writeTables(q: Queryable, folder: string): Promise<string[]> {
  const files = new Map(filesOf(folder, 'tables').map((file) => [file.name, file]))
  const changed: string[] = []
  for (const table of await readTables(q)) {
    const own = files.get(table.name)
    files.delete(table.name)
    const text = tableText(table, commentsOf(own?.text ?? ''))
    if (text === own?.text) continue
    const file = own?.file ?? `tables/new/${table.name}.sql`
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
    changed.push(`${file} was written`)
  }
  for (const { file } of files.values()) {
    rmSync(path.join(folder, file))
    changed.push(`${file} was removed: the table no longer exists`)
  }
  return changed
}

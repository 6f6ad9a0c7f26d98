import type { Queryable, Tx } from '../db.ts'
import type { SchemaFolders } from '../schema-folders.ts'
import { madeObjects } from './code.repository.ts'
import { migrationFaults } from './migration-faults.ts'
import { readTables } from './read-tables.ts'
import { type CodeObject, filesOf, readCode, type SchemaFile } from './schema-files.ts'
import { commentsOf, tableText } from './table-text.ts'

/** The first difference between two texts, as a sentence. */
function difference(file: string, said: string, found: string): string[] {
  const [ofFile, ofDatabase] = [said.split('\n'), found.split('\n')]
  const at = ofDatabase.findIndex((line, index) => line !== ofFile[index])
  const line = at < 0 ? ofDatabase.length : at
  if (said === found) return []
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing more' : `'${text.trim()}'`)
  return [`${file}:${line + 1}: the file has ${quoted(ofFile[line])}, the database ${quoted(ofDatabase[line])}`]
}

async function tableFaults(q: Queryable, folder: string): Promise<string[]> {
  const tables = await readTables(q)
  const files = new Map(filesOf(folder, 'tables').map((file) => [file.name, file]))
  const names = new Set(tables.map(({ name }) => name))
  return [
    ...[...files.values()]
      .filter(({ name }) => !names.has(name))
      .map(({ file, name }) => `${file}: there is no table ${name}`),
    ...tables.flatMap((table) => {
      const own = files.get(table.name)
      if (!own) return [`tables: the table ${table.name} has no file`]
      return difference(own.file, own.text, tableText(table, commentsOf(own.text)))
    }),
  ]
}

const definitions = async (q: Queryable) =>
  new Map((await madeObjects(q)).map(({ kind, name, definition }) => [`${kind} ${name}`, definition]))

/** Recreates objects from their files, all at once where that works; returns PostgreSQL's errors. */
async function refusalsOf(q: Tx, code: readonly CodeObject[]): Promise<string[]> {
  const failed = await refusalOf(q, { file: '', sql: code.map(({ sql }) => sql).join('\n') })
  const refusals: string[] = []
  if (failed.length > 0) for (const object of code) refusals.push(...(await refusalOf(q, object)))
  return refusals
}

async function refusalOf(q: Tx, { file, sql }: Pick<CodeObject, 'file' | 'sql'>): Promise<string[]> {
  await q.unsafe('savepoint one')
  try {
    await q.unsafe(sql)
    return []
  } catch (error) {
    await q.unsafe('rollback to savepoint one')
    return [`${file}: ${error instanceof Error ? error.message : error}`]
  }
}

/** Recreates everything from the files, compares the result, and rolls back. */
async function codeFaults(q: Tx, folder: string): Promise<string[]> {
  const code = readCode(folder)
  const wanted = new Map(code.map((object) => [`${object.kind} ${object.name}`, object]))
  const before = await definitions(q)
  await q.unsafe('savepoint as_it_was')
  try {
    await q`set local check_function_bodies = off`
    const refusals = await refusalsOf(q, code)
    const after = await definitions(q)
    return [
      ...refusals,
      ...[...before.keys()].filter((key) => !wanted.has(key)).map((key) => `the ${key} of the database has no file`),
      ...[...wanted].flatMap(([key, { file }]) => {
        if (!before.has(key)) return [`${file}: the database has no ${key}`]
        return before.get(key) === after.get(key) ? [] : [`${file}: the ${key} of the database is another`]
      }),
    ]
  } finally {
    await q.unsafe('rollback to savepoint as_it_was')
  }
}

const isSilent = ({ text }: SchemaFile) => !/^-- \S/.test(text)

/** The differences between the schema's files and a database made by migrations and files, one sentence each. */
export async function schemaFaults(q: Tx, { schema, migrations }: SchemaFolders): Promise<string[]> {
  const silent = ['tables', 'views', 'functions'].flatMap((kind) => filesOf(schema, kind)).filter(isSilent)
  return [
    ...(await tableFaults(q, schema)),
    ...(await codeFaults(q, schema)),
    ...silent.map(({ file }) => `${file}: the first line does not say what it is for`),
    ...migrationFaults(migrations),
  ]
}

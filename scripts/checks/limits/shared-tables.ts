import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { type SqlFunction, writtenTables } from './sql-writes.ts'
import { taggedTemplates, textArguments } from './syntax.ts'

/** Modules without tables of their own: they change data only through calls of the module that owns the table. */
const onlyReads: readonly string[] = ['operations']

/** Files whose statements get the name of the table from the module that owns it, and why. */
const tableByValue: readonly RegExp[] = [
  // Posts, places and events are written in the same way; each passes its own table and that of its revisions.
  /^packages\/api\/src\/modules\/editing\/(edited-writing|revision)\.repository\.ts$/,
  // Scheduled content is published in the same way for posts and for places.
  /^packages\/api\/src\/modules\/feeds\/feed\.repository\.ts$/,
]

/**
 * Tables that several modules of the API write, by `<table> (<modules>)`, with the number of modules; tables written by
 * a module without tables; and files that write a table whose name is a value. A module writes what its statements
 * write, and what the database functions that it calls write. Writes of a trigger are attributed to no module, because
 * they follow any change of a row.
 */
export function sharedTables(sources: readonly Source[], functions: readonly SqlFunction[]): Breaks {
  const writers = new Map<string, Set<string>>()
  const byValue: Record<string, number> = {}
  for (const source of sources) {
    const module = /^packages\/api\/src\/modules\/([^/]+)\//.exec(source.file)?.[1]
    if (!module) continue
    const texts = taggedTemplates(source).map(({ text }) => text)
    const called = functions.filter(({ calls }) => texts.some((text) => calls.test(text)))
    const tables = [
      ...texts.flatMap(writtenTables),
      ...textArguments(source, 'insertAll', 1),
      ...called.flatMap(({ writes }) => writes),
    ]
    for (const table of tables) {
      if (table !== '?') writers.set(table, (writers.get(table) ?? new Set()).add(module))
      else if (!tableByValue.some((file) => file.test(source.file)))
        byValue[`${source.file} table by value`] = (byValue[`${source.file} table by value`] ?? 0) + 1
    }
  }
  const isShared = (modules: ReadonlySet<string>) => modules.size > 1 || onlyReads.some((one) => modules.has(one))
  const shared = [...writers]
    .filter(([, modules]) => isShared(modules))
    .map(([table, modules]) => [`${table} (${[...modules].sort().join(', ')})`, modules.size] as const)
  return { ...Object.fromEntries(shared), ...byValue }
}

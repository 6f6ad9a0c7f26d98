import type { Breaks } from './breaks.ts'
import type { Source } from './sources.ts'
import { taggedTexts } from './syntax.ts'

const write = /\b(?:insert into|delete from) (\w+)|\bupdate (\w+)(?: (?:as )?\w+)? set\b/g

/**
 * Tables that several modules of the API write, by `<table> (<modules>)`, with the number of modules. Only names that
 * stand in the text of a statement are seen: neither tables named by a value nor what functions in the database write.
 */
export function sharedTables(sources: readonly Source[]): Breaks {
  const writers = new Map<string, Set<string>>()
  for (const source of sources) {
    const module = /^packages\/api\/src\/modules\/([^/]+)\//.exec(source.file)?.[1]
    if (!module) continue
    for (const text of taggedTexts(source)) {
      for (const [, put, changed] of text.replace(/\s+/g, ' ').matchAll(write)) {
        const table = put ?? changed ?? ''
        writers.set(table, (writers.get(table) ?? new Set()).add(module))
      }
    }
  }
  return Object.fromEntries(
    [...writers]
      .filter(([, modules]) => modules.size > 1)
      .map(([table, modules]) => [`${table} (${[...modules].sort().join(', ')})`, modules.size]),
  )
}

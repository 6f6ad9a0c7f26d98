import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A database function that is called by name, with the tables that it writes, directly or through other functions. */
export interface SqlFunction {
  readonly name: string
  /** matches a call of it in the text of a statement */
  readonly calls: RegExp
  readonly writes: readonly string[]
}

const write =
  /\b(?:insert into|delete from|merge into|truncate(?: table)?)(?: only)? "?([\w?]+)|\bupdate(?: only)? "?([\w?]+)"?(?: (?:as )?\w+)? set\b/gi

/** The tables that the text of a statement writes; `?` for one whose name is a value. */
export const writtenTables = (text: string): string[] =>
  [...text.replace(/--.*/g, '').replace(/\s+/g, ' ').matchAll(write)].map(([, put, changed]) => put ?? changed ?? '')

/**
 * The database functions in these texts, with the tables that they write. Triggers are excluded, because they are not
 * called.
 */
export function functionsIn(texts: readonly string[]): SqlFunction[] {
  const bodies = new Map<string, string>()
  for (const text of texts) {
    for (const [, name = '', body = ''] of text.matchAll(
      /create or replace (?:function|procedure) (\w+)([\s\S]*?)(?=create or replace |$)/gi,
    )) {
      if (!/returns trigger/i.test(body)) bodies.set(name, body)
    }
  }
  const callOf = (name: string) => new RegExp(`\\b${name}\\(`)
  const writesOf = (name: string, seen: ReadonlySet<string> = new Set([name])): string[] => {
    const body = bodies.get(name) ?? ''
    const inner = [...bodies.keys()].filter((other) => !seen.has(other) && callOf(other).test(body))
    return [...writtenTables(body), ...inner.flatMap((other) => writesOf(other, new Set([...seen, other])))]
  }
  return [...bodies.keys()]
    .map((name) => ({ name, calls: callOf(name), writes: [...new Set(writesOf(name))] }))
    .filter(({ writes }) => writes.length > 0)
}

/** The database functions in the files below a folder. */
export const readSqlFunctions = (folder: string): SqlFunction[] =>
  functionsIn(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  )

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const migrations = 'packages/api/migrations'
const change =
  /^\s*(?:create (?:unlogged )?table (?:if not exists )?(\w+)|drop table (?:if exists )?([\w, ]+)|alter table (\w+) rename to (\w+))/gm

/** The tables that the migrations leave behind, but for partitions, which have no statement of their own. */
function tablesOf(root: string): Set<string> {
  const tables = new Set<string>()
  const files = readdirSync(path.join(root, migrations)).filter((file) => file.endsWith('.sql'))
  for (const file of files.sort()) {
    const text = readFileSync(path.join(root, migrations, file), 'utf8')
    for (const [, created, dropped, from, to] of text.matchAll(change)) {
      if (created) tables.add(created)
      for (const name of dropped?.split(',') ?? []) tables.delete(name.trim())
      if (from && to && tables.delete(from)) tables.add(to)
    }
  }
  return tables
}

/** Tables that the page of the schema leaves out, names twice or names although they are gone. */
export function schemaFaults(root: string): string[] {
  const tables = tablesOf(root)
  const rows = readFileSync(path.join(root, 'docs/schema.md'), 'utf8').match(/^\| `.*$/gm) ?? []
  const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  return [
    ...[...tables].filter((table) => !named.includes(table)).map((table) => `the table ${table} is missing`),
    ...named.filter((name) => !tables.has(name)).map((name) => `there is no table ${name}`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `the table ${name} stands twice`),
  ]
}

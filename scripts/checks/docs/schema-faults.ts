import { readFileSync } from 'node:fs'
import path from 'node:path'
import { picturesFile, picturesText } from './schema-pictures.ts'
import { readSchemaTables } from './schema-tables.ts'

/** Tables that the schema page omits, names twice or names although they are gone, and outdated pictures. */
export function schemaFaults(root: string): string[] {
  const tables = new Set(readSchemaTables(root).map(({ name }) => name))
  const rows = readFileSync(path.join(root, 'docs/schema.md'), 'utf8').match(/^\| `.*$/gm) ?? []
  const named = rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const isOld = readFileSync(path.join(root, picturesFile), 'utf8') !== picturesText(root)
  return [
    ...[...tables]
      .filter((table) => !named.includes(table))
      .map((table) => `the table ${table} is missing: add it to the row of the module that writes it`),
    ...named.filter((name) => !tables.has(name)).map((name) => `there is no table ${name}`),
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `the table ${name} is listed twice`),
    ...(isOld ? [`${picturesFile} does not match the tables; run npm run schema to update it`] : []),
  ]
}

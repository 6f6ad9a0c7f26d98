import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'packages/api/schema/tables'

/** What a picture of the schema shows of a table. */
export interface Table {
  readonly name: string
  /** the folder of its file */
  readonly group: string
  /** its purpose: the first sentence of its comment */
  readonly line: string
  readonly keys: readonly { readonly column: string; readonly type: string; readonly marks: string }[]
  readonly references: readonly { readonly columns: string; readonly to: string; readonly isOptional: boolean }[]
}

const list = (columns = '') => columns.split(', ').filter(Boolean)

/** Parses a table's file, as `npm run schema` writes it, into what a picture shows. */
function tableOf(group: string, name: string, text: string): Table {
  const types = new Map(
    [...text.matchAll(/^ {2}(\w+) ([\w ]+?)(?: (?:not null|generated|default)\b.*)?,?$/gm)].map(
      ([, column = '', type = '']) => [column, type],
    ),
  )
  const required = new Set([...text.matchAll(/^ {2}(\w+) .*not null/gm)].map(([, column]) => column))
  const primary = list(/ primary key \(([^)]*)\)/.exec(text)?.[1])
  const references = [...text.matchAll(/ foreign key \(([^)]*)\)\s+references (\w+)/g)].map(
    ([, columns = '', to = '']) => ({
      columns,
      to,
      isOptional: !list(columns).every((column) => required.has(column)),
    }),
  )
  const foreign = new Set(references.flatMap(({ columns }) => list(columns)))
  const comment = [...text.matchAll(/^-- (.*)$/gm)].map(([, line]) => line).join(' ')
  return {
    name,
    group,
    line: /^.*?[.](?= |$)/.exec(comment)?.[0] ?? '',
    keys: [...new Set([...primary, ...foreign])].map((column) => ({
      column,
      type: (types.get(column) ?? 'bigint').replaceAll(' ', '_'),
      marks: [primary.includes(column) && 'PK', foreign.has(column) && 'FK'].filter(Boolean).join(', '),
    })),
    references,
  }
}

/** Every table, read from its file. */
export function readSchemaTables(root: string): Table[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => [file, readFileSync(path.join(root, folder, file), 'utf8')] as const)
    .filter(([, text]) => /^create (?:unlogged )?table /m.test(text))
    .map(([file, text]) => tableOf(path.dirname(file), path.basename(file, '.sql'), text))
}

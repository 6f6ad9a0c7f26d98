import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSchemaTables, type Table } from './schema-tables.ts'

export const picturesFile = 'docs/schema-pictures.md'

function pictureOf(group: string, tables: readonly Table[]): string {
  const relations = tables.flatMap(({ name, references }) =>
    references.map(({ to, columns, isOptional }) => `  ${to} ${isOptional ? '|o' : '||'}--o{ ${name} : "${columns}"`),
  )
  const entities = tables.map(({ name, keys }) => {
    const lines = keys.map(({ column, type, marks }) => `    ${type} ${column} ${marks}`)
    return [`  ${name} {`, ...lines, '  }'].join('\n')
  })
  return [
    `## ${group}`,
    '',
    ...tables.map(({ name, line }) => `- \`${name}\`: ${line}`),
    '',
    '```mermaid',
    'erDiagram',
    ...relations,
    ...entities,
    '```',
  ].join('\n')
}

/** The document with a picture of each group of tables. */
export function picturesText(root: string): string {
  const tables = readSchemaTables(root)
  const groups = [...new Set(tables.map(({ group }) => group))]
  return `${[
    '# Pictures of the schema',
    '',
    '`npm run schema` writes this page from `packages/api/schema/tables/`: one diagram for each folder, with the primary keys,',
    'the foreign keys and what they refer to. `|o` is a reference that may be empty. [schema.md](schema.md) lists which module owns a table.',
    '',
    groups
      .map((group) =>
        pictureOf(
          group,
          tables.filter((table) => table.group === group),
        ),
      )
      .join('\n\n'),
  ].join('\n')}\n`
}

export function writePictures(root: string): string[] {
  const file = path.join(root, picturesFile)
  const text = picturesText(root)
  if (text === readFileSync(file, 'utf8')) return []
  writeFileSync(file, text)
  return [`${picturesFile} was written`]
}

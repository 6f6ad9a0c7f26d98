import type { TableShape } from './read-tables.ts'
import { wrapped } from './sql-text.ts'

/** Comments by the name of the object that they precede in the file; those of the table itself are under ''. */
export type Comments = ReadonlyMap<string, readonly string[]>

const statement = (text: string) => `${wrapped(text, '  ')};`

/** One object on its own lines, preceded by its comments. */
const told = (comments: Comments, name: string, text: string, indent = '') =>
  [...(comments.get(name) ?? []).map((line) => `${indent}-- ${line}`.trimEnd()), text].join('\n')

/** `create table` and the indexes, as written by hand; without the foreign keys that `isLater` names. */
function structureText(table: TableShape, comments: Comments, isLater = (_: string) => false): string {
  const items = [
    ...table.columns.map(({ name, definition }) => ({ name, text: `${name} ${definition}` })),
    ...table.constraints
      .filter(({ name }) => !isLater(name))
      .map(({ name, definition }) => ({ name, text: `constraint ${name} ${definition}` })),
  ]
  const lines = items.map(({ name, text }, at) =>
    told(comments, name, `  ${wrapped(text, '    ')}${at < items.length - 1 ? ',' : ''}`, '  '),
  )
  const created = [`${table.head} (`, ...lines, `${table.tail};`].join('\n')
  return [
    ...table.sequences.map((name) => `create sequence ${name};`),
    created,
    ...table.indexes.map(({ name, definition }) => told(comments, name, statement(definition))),
  ].join('\n')
}

/** The whole file of a table: structure, then its triggers. */
export function tableText(table: TableShape, comments: Comments): string {
  const triggers = table.triggers.map(({ name, definition, isAlways }) => {
    const always = isAlways ? `\n${statement(`alter table ${table.name} enable always trigger ${name}`)}` : ''
    return told(comments, name, statement(definition) + always)
  })
  const [structure = '', ...rest] = [told(comments, '', structureText(table, comments)), triggers.join('\n')]
  return `${[structure, ...rest.filter(Boolean)].join('\n\n')}\n`
}

const named =
  /^(?: {2}constraint (\w+) |create (?:unique )?index (\w+) |create (?:constraint )?trigger (\w+) | {2}(\w+) )/

/** The comments of a table's file; comments above a removed statement are lost with it. */
export function commentsOf(text: string): Comments {
  const comments = new Map<string, string[]>()
  let above: string[] = []
  for (const line of text.split('\n')) {
    const comment = /^\s*--(?: (.*))?$/.exec(line)
    if (comment) {
      above.push(comment[1] ?? '')
      continue
    }
    if (above.length === 0) continue
    const found = named.exec(line)
    const name = found?.slice(1).find(Boolean) ?? ''
    if (!comments.has(name)) comments.set(name, above)
    above = []
  }
  return comments
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of the schema: its text, and its path below the folder. */
export interface SchemaFile {
  readonly file: string
  readonly name: string
  readonly text: string
}

/**
 * An object that is recreated from its file when either changes: it holds no rows. A trigger is in the file of its
 * table.
 */
export interface CodeObject {
  readonly kind: 'function' | 'view' | 'trigger'
  /** a trigger's includes its table: `post.post__card` */
  readonly name: string
  readonly file: string
  readonly sql: string
  readonly md5: string
}

/** Thrown for an invalid schema file; its message names the file. */
export class BadSchemaFile extends Error {
  override name = 'BadSchemaFile'
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The files of one kind: `tables`, `views` or `functions`. */
export function filesOf(folder: string, kind: string): SchemaFile[] {
  return readdirSync(path.join(folder, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.join(kind, file))
    .sort()
    .map((file) => ({
      file: file.replaceAll(path.sep, '/'),
      name: path.basename(file, '.sql'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

function codeOf(kind: 'function' | 'view', { file, name, text }: SchemaFile): CodeObject {
  const made = [...text.matchAll(/^create .*$/gim)].map(([line]) => line)
  const [first = ''] = made
  if (
    made.length !== 1 ||
    !first.startsWith(`create or replace ${kind} ${name}`) ||
    /^\w/.test(first.slice(`create or replace ${kind} ${name}`.length))
  )
    throw new BadSchemaFile(`${file} must contain one statement, 'create or replace ${kind} ${name}'.`)
  return { kind, name, file, sql: text, md5: md5(text) }
}

const trigger =
  /^create (?:constraint )?trigger (\w+) [^;]*?\bon (\w+)[^;]*;(?:\nalter table \w+ enable always trigger \w+;)?/gm

const triggersOf = ({ file, name: table, text }: SchemaFile): CodeObject[] =>
  [...text.matchAll(trigger)].map(([statement, name]) => ({
    kind: 'trigger',
    name: `${table}.${name}`,
    file,
    sql: `drop trigger if exists ${name} on ${table};\n${statement}`,
    md5: md5(statement),
  }))

/** Functions, views and triggers, in the order of their creation. */
export function readCode(folder: string): CodeObject[] {
  return [
    ...filesOf(folder, 'functions').map((file) => codeOf('function', file)),
    ...filesOf(folder, 'views').map((file) => codeOf('view', file)),
    ...filesOf(folder, 'tables').flatMap(triggersOf),
  ]
}

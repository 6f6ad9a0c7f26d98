import type { Queryable } from '../db.ts'
import type { CodeObject } from './schema-files.ts'

/** The source that an object was made from, and its definition in the database right after. */
export interface Noted {
  readonly kind: CodeObject['kind']
  readonly name: string
  readonly source: string
  readonly definition: string
}

export const ensureNotes = (q: Queryable) => q`
  create table if not exists schema_object (
    kind text not null,
    name text not null,
    source text not null,
    definition text not null,
    constraint schema_object__identity primary key (kind, name)
  )`

export const notes = (q: Queryable) => q<Noted[]>`select kind, name, source, definition from schema_object`

export const note = (q: Queryable, rows: readonly Noted[]) => q`
  insert into schema_object (kind, name, source, definition)
  select kind, name, source, definition from jsonb_to_recordset(${q.json(rows.map((row) => ({ ...row })))})
    as r (kind text, name text, source text, definition text)
  on conflict (kind, name) do update set source = excluded.source, definition = excluded.definition`

/**
 * The time of the commit whose code is in the database, kept as the comment of the table of notes; null after a start of
 * sources or of a build that has none.
 */
export async function storedEdition(q: Queryable): Promise<string | null> {
  const [row] = await q<[{ edition: string | null }]>`
    select obj_description(to_regclass('public.schema_object'), 'pg_class') as edition`
  return row.edition
}

/** `edition` is an ISO time; a comment takes no parameters. */
export const noteEdition = (q: Queryable, edition: string | undefined) =>
  q.unsafe(`comment on table schema_object is ${edition === undefined ? 'null' : `'${edition}'`}`)

export const forget = (q: Queryable, kind: string, name: string) =>
  q`delete from schema_object where kind = ${kind} and name = ${name}`

import type { JSONValue, Parameter, PendingQuery, Row } from 'postgres'
import type { Queryable, Tx } from './db.ts'

/**
 * A statement, or a piece of one, written with the same tag as the statement it goes into. It is sent when it is awaited,
 * unless it became part of another before.
 */
export type Fragment = PendingQuery<Row[]>

/** Pieces one after the other, with commas between them. */
export const listed = (q: Queryable, parts: readonly Fragment[]): Fragment =>
  parts.reduce((all, part) => q`${all}, ${part}`)

/**
 * A value that PostgreSQL plans nothing by, so that it keeps one plan for all values. Where it can look at the value it
 * plans some short statements anew for each call, which takes ten times as long as running them.
 */
export const forOnePlan = (q: Queryable, value: Fragment): Fragment => q`(select ${value})`

/** The same of a list of texts. */
export const textsForOnePlan = (q: Queryable, texts: readonly string[]): Fragment =>
  q`${forOnePlan(q, q`${[...texts]}::text[]`)}::text[]`

/** The same of a list of ids. */
export const idsForOnePlan = (q: Queryable, ids: readonly number[]): Fragment =>
  q`${forOnePlan(q, q`${[...ids]}::bigint[]`)}::bigint[]`

/**
 * A value as one parameter of type json. The types of `postgres` take only what has an index signature, which no
 * interface has; whatever JSON can hold is right here.
 */
export const json = (q: Queryable, value: unknown): Parameter => q.json(value as JSONValue)

/**
 * Writes that need not know of each other's answers as one statement: one plan and one round trip instead of one each.
 * All of them see what stood before it, and in which order they are done is for PostgreSQL to say; references between
 * their rows are checked when all are.
 */
export async function together(tx: Tx, writes: readonly Fragment[]): Promise<void> {
  const steps = writes.map((write, at) => tx`${at > 0 ? tx`,` : tx``} ${tx(`step_${at}`)} as (${write})`)
  await tx`with ${steps} select`
}

/** Puts rows into a table, by the names of its columns. They travel as one value: the statement is the same for any number. */
export function insertAll(q: Queryable, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Fragment {
  const columns = Object.keys(rows[0] ?? {})
  return q`
    insert into ${q(table)} (${q(columns)})
    select ${q(columns)} from jsonb_populate_recordset(null::${q(table)}, ${json(q, rows)})`
}

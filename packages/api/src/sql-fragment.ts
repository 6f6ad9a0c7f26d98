import type { JSONValue, Parameter, PendingQuery, Row } from 'postgres'
import type { Queryable, Tx } from './db.ts'

/**
 * A statement, or a part of one, written with the same tag as the statement that includes it. It is sent when awaited,
 * unless it was included in another before.
 */
export type Fragment = PendingQuery<Row[]>

/** Fragments separated by commas. */
export const listed = (q: Queryable, parts: readonly Fragment[]): Fragment =>
  parts.reduce((all, part) => q`${all}, ${part}`)

/**
 * Hides a value from the planner, so that PostgreSQL keeps one plan for all values. Where the planner sees the value,
 * it replans some short statements for each call, which takes ten times as long as running them.
 */
export const forOnePlan = (q: Queryable, value: Fragment): Fragment => q`(select ${value})`

/** The same for a list of texts. */
export const textsForOnePlan = (q: Queryable, texts: readonly string[]): Fragment =>
  q`${forOnePlan(q, q`${[...texts]}::text[]`)}::text[]`

/** The same for a list of ids. */
export const idsForOnePlan = (q: Queryable, ids: readonly number[]): Fragment =>
  q`${forOnePlan(q, q`${[...ids]}::bigint[]`)}::bigint[]`

/**
 * A value as one parameter of type json. The types of `postgres` accept only types with an index signature, which
 * interfaces lack; any JSON value is valid here.
 */
export const json = (q: Queryable, value: unknown): Parameter => q.json(value as JSONValue)

/**
 * Runs independent writes as one statement: one plan and one round trip instead of one each. All of them see the state
 * before it, and PostgreSQL chooses their order; foreign keys between their rows are checked at the end.
 */
export async function together(tx: Tx, writes: readonly Fragment[]): Promise<void> {
  const steps = writes.map((write, at) => tx`${at > 0 ? tx`,` : tx``} ${tx(`step_${at}`)} as (${write})`)
  await tx`with ${steps} select`
}

/** Inserts rows by column name. They are sent as one value, so the statement is the same for any number of rows. */
export function insertAll(q: Queryable, table: string, rows: readonly Readonly<Record<string, unknown>>[]): Fragment {
  const columns = Object.keys(rows[0] ?? {})
  return q`
    insert into ${q(table)} (${q(columns)})
    select ${q(columns)} from jsonb_populate_recordset(null::${q(table)}, ${json(q, rows)})`
}

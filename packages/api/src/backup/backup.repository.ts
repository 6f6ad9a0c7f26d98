import type { Db, Tx } from '../db.ts'
import type { Partition, Sequence, TableShape } from './database-shape.repository.ts'

/**
 * Streams rows as PostgreSQL record literals, in batches: each type in its text form, which can be read back unchanged.
 * COPY is not used because the client leaves its connection paused when the last rows arrive together with the end of
 * the stream.
 */
export const rowsOf = (tx: Tx, { name, hasFiles }: TableShape): AsyncIterable<{ line: string }[]> =>
  tx.unsafe<{ line: string }[]>(`select t::text as line from ${name} t`).cursor(hasFiles ? 1 : 500)

export const insertRows = (tx: Tx, { name, columns }: TableShape, lines: readonly string[]) =>
  tx.unsafe(
    `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.join(', ')} from unnest($1::text[]::${name}[])`,
    [lines as string[]],
  )

/**
 * Disables triggers and foreign keys for this transaction, so that rows may come in any order. Needs a right of its own.
 */
export const restTriggers = (tx: Tx) => tx`set local session_replication_role = replica`

export const waitPatiently = (tx: Tx) => tx`
  select set_config(name, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`

/** Removes the rows that migrations and the first start inserted. */
export const emptyTables = (tx: Tx, shapes: readonly TableShape[]) =>
  tx.unsafe(`truncate ${shapes.map(({ name }) => name).join(', ')}`)

export const makePartition = (tx: Tx, { name, parent, bound }: Partition) =>
  tx.unsafe(`create table if not exists ${name} partition of ${parent} ${bound}`)

export const setSequence = (tx: Tx, { name, last }: Sequence) =>
  tx`select setval(${name}::regclass, ${last}::bigint, true)`

/** Makes processes that cached database contents while it was replaced read everything again. */
export async function noteEverythingChanged(tx: Tx): Promise<void> {
  await tx`insert into shop_change (kind) values ('everything')`
  await tx`insert into search_change (thing_id) values (null)`
  await tx`insert into feed_change (kind) values ('place'), ('post')`
}

/** Updates the planner statistics for the restored rows. */
export async function analyze(db: Db): Promise<void> {
  await db`analyze`
}

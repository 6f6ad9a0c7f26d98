import type { Queryable, Tx } from '../db.ts'

/** What a backup knows of a table besides its rows. */
export interface TableShape {
  /** As SQL writes it: `public.product`. */
  readonly name: string
  /** Those that are stored; generated ones follow from them. */
  readonly columns: readonly string[]
  /** A row may be as large as a film. */
  readonly hasFiles: boolean
}

export interface Partition {
  readonly name: string
  readonly parent: string
  /** `FOR VALUES FROM (…) TO (…)` */
  readonly bound: string
}

export interface Sequence {
  readonly name: string
  readonly last: string
}

/** The job queue's tables are the library's: its jobs are made again from the outbox. */
const ours = (q: Queryable) => q`
  n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'pgboss')
  and c.relname not in ('schema_version', 'schema_object')`

/** Tables with rows of their own; a partitioned one stands for its parts. */
export const tables = (q: Queryable) => q<TableShape[]>`
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    bool_or(a.atttypid = 'bytea'::regtype) as "hasFiles"
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and ${ours(q)}
  group by n.nspname, c.relname order by n.nspname, c.relname`

export const partitions = (q: Queryable) => q<Partition[]>`
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, i.inhparent::regclass::text as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_inherits i on i.inhrelid = c.oid
  where c.relispartition and c.relkind = 'r' and ${ours(q)} order by 1`

export const sequences = (q: Queryable) => q<Sequence[]>`
  select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
  from pg_sequences where last_value is not null order by 1`

/** The migration that the schema stands at. */
export async function schemaVersion(q: Queryable): Promise<number> {
  const [row] = await q<[{ version: number }]>`select max(version)::integer as version from schema_version`
  return row.version
}

/** True when nothing of ours stands in the database yet. */
export async function isEmpty(q: Queryable): Promise<boolean> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`
  return row.count === 0
}

/**
 * Rows as PostgreSQL writes records, some at a time: every type as its own text, which reads back the same. Not COPY: the
 * client leaves its connection paused when the last rows come with the end.
 */
export const rowsOf = (tx: Tx, { name, hasFiles }: TableShape): AsyncIterable<{ line: string }[]> =>
  tx.unsafe<{ line: string }[]>(`select t::text as line from ${name} t`).cursor(hasFiles ? 1 : 500)

export const insertRows = (tx: Tx, { name, columns }: TableShape, lines: readonly string[]) =>
  tx.unsafe(
    `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.join(', ')} from unnest($1::text[]::${name}[])`,
    [lines as string[]],
  )

/** Triggers and foreign keys rest in this transaction: rows come in whole, whatever their order. For superusers. */
export const restTriggers = (tx: Tx) => tx`set local session_replication_role = replica`

export const waitPatiently = (tx: Tx) => tx`
  select set_config(name, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`

/** Takes away what migrations and the first start put there. */
export const emptyTables = (tx: Tx, shapes: readonly TableShape[]) =>
  tx.unsafe(`truncate ${shapes.map(({ name }) => name).join(', ')}`)

export const makePartition = (tx: Tx, { name, parent, bound }: Partition) =>
  tx.unsafe(`create table if not exists ${name} partition of ${parent} ${bound}`)

export const setSequence = (tx: Tx, { name, last }: Sequence) =>
  tx`select setval(${name}::regclass, ${last}::bigint, true)`

/** Processes that held the database in memory while it was replaced read it again. */
export async function noteEverythingChanged(tx: Tx): Promise<void> {
  await tx`insert into shop_change (kind) values ('everything')`
  await tx`insert into search_change (thing_id) values (null)`
}

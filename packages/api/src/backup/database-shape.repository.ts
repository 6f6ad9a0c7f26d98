import type { Queryable } from '../db.ts'

/** What a backup knows of a table besides its rows. */
export interface TableShape {
  /** As SQL writes it: `public.product`. */
  readonly name: string
  /** Those that are stored; generated ones follow from them. */
  readonly columns: readonly string[]
  /** A row may be as large as a film. */
  readonly hasFiles: boolean
}

/** A part of a partitioned table. */
export interface Partition {
  readonly name: string
  readonly parent: string
  /** `FOR VALUES FROM (…) TO (…)` */
  readonly bound: string
}

/** A sequence, and the last value that it gave. */
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

import type { Queryable } from '../db.ts'

/** What a backup records about a table besides its rows. */
export interface TableShape {
  /** The qualified name as written in SQL: `public.product`. */
  readonly name: string
  /** Stored columns only; generated columns are derived from them. */
  readonly columns: readonly string[]
  /** Whether the table has bytea columns; one such row may be as large as a video. */
  readonly hasFiles: boolean
}

/** A partition of a partitioned table. */
export interface Partition {
  readonly name: string
  readonly parent: string
  /** `FOR VALUES FROM (…) TO (…)` */
  readonly bound: string
}

/** A sequence and its last value. */
export interface Sequence {
  readonly name: string
  readonly last: string
}

/** The tables of the job queue belong to its library; its jobs are recreated from the outbox. */
const ours = (q: Queryable) => q`
  n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'pgboss')
  and c.relname not in ('schema_version', 'schema_object')`

/** Tables that hold rows; a partitioned table is listed in place of its partitions. */
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

/** The schema's current migration version. */
export async function schemaVersion(q: Queryable): Promise<number> {
  const [row] = await q<[{ version: number }]>`select max(version)::integer as version from schema_version`
  return row.version
}

/** Whether the database has no tables of ours yet. */
export async function isEmpty(q: Queryable): Promise<boolean> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`
  return row.count === 0
}

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

/**
 * Whether a backup may be restored into the database: it has no tables yet, or only what a first start or an
 * interrupted restore leaves there, no accounts and no purchases.
 */
export async function isUnused(q: Queryable): Promise<boolean> {
  const [row] = await q<[{ tables: number; isOurs: boolean; isMigrated: boolean }]>`
    select count(*)::integer as tables, to_regclass('public.schema_version') is not null as "isOurs",
      to_regclass('public.app_user') is not null as "isMigrated"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`
  if (row.tables === 0) return true
  if (!row.isOurs) return false
  if (!row.isMigrated) return true
  const rows = await q`select from app_user union all select from checkout_transaction limit 1`
  return rows.length === 0
}

/** The newest migration that ran, or 0. */
export async function newestMigration(q: Queryable): Promise<number> {
  const [table] = await q`select from pg_class where oid = to_regclass('public.schema_version')`
  return table ? ((await schemaVersion(q)) ?? 0) : 0
}

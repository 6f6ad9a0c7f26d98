import type { Queryable } from '../db.ts'
import type { CodeObject } from './schema-files.ts'

/** A function, view or trigger that exists in the database. */
export interface MadeObject {
  readonly kind: CodeObject['kind']
  readonly name: string
  readonly oid: number
  /** md5 of its definition as PostgreSQL prints it */
  readonly definition: string
}

/** All objects of ours: without those of extensions, and for partitions only those of the parent table. */
export const madeObjects = (q: Queryable) => q<MadeObject[]>`
  select 'function' as kind, p.proname as name, p.oid, md5(pg_get_functiondef(p.oid)) as definition
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select 'view', c.relname, c.oid, md5(pg_get_viewdef(c.oid))
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
  union all
  select 'trigger', c.relname || '.' || t.tgname, t.oid, md5(pg_get_triggerdef(t.oid) || t.tgenabled::text)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgparentid = 0`

/** Views that depend on these functions and views, directly or through other views. */
const viewsOn = (q: Queryable, oids: readonly number[]) => q<{ view: string }[]>`
  with recursive dependent as (
    select r.ev_class as oid from pg_depend d join pg_rewrite r on r.oid = d.objid
    where d.classid = 'pg_rewrite'::regclass and d.refobjid = any(${[...oids]}::oid[]) and r.ev_class <> d.refobjid
    union
    select r.ev_class from dependent p join pg_depend d on d.refobjid = p.oid and d.classid = 'pg_rewrite'::regclass
    join pg_rewrite r on r.oid = d.objid and r.ev_class <> p.oid
  )
  select oid::regclass::text as view from dependent`

const triggersOf = (q: Queryable, functions: readonly number[]) => q<{ name: string; table: string }[]>`
  select quote_ident(tgname) as name, tgrelid::regclass::text as table from pg_trigger
  where tgfoid = any(${[...functions]}::oid[]) and not tgisinternal and tgparentid = 0`

/**
 * Drops functions, views or triggers, with the views and triggers that depend on them: these are recreated from their
 * files. Never drops anything that holds rows: where a column or an index needs a function, PostgreSQL refuses.
 */
export async function drop(q: Queryable, objects: readonly MadeObject[]): Promise<void> {
  const oids = objects.map(({ oid }) => oid)
  const of = (kind: CodeObject['kind']) => objects.filter((object) => object.kind === kind)
  for (const { name } of of('trigger')) {
    const [table = '', trigger = ''] = name.split('.')
    await q`drop trigger if exists ${q(trigger)} on ${q(table)}`
  }
  for (const { name, table } of await triggersOf(q, oids)) await q.unsafe(`drop trigger ${name} on ${table}`)
  const views = new Set([...(await viewsOn(q, oids)).map(({ view }) => view), ...of('view').map(({ name }) => name)])
  if (views.size > 0) await q.unsafe(`drop view ${[...views].join(', ')}`)
  for (const { oid } of of('function')) {
    const [row] = await q<[{ signature: string }]>`select ${oid}::regprocedure::text as signature`
    await q.unsafe(`drop function ${row.signature}`)
  }
}

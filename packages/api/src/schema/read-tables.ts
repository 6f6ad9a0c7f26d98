import type { Queryable } from '../db.ts'
import { lowerCased } from './sql-text.ts'

interface Column {
  readonly name: string
  /** type, default, `not null`: what follows the name */
  readonly definition: string
}

interface Part {
  readonly name: string
  readonly definition: string
}

/** A table or composite type as PostgreSQL describes it. */
export interface TableShape {
  readonly name: string
  /** `create table name`, or the same for a type */
  readonly head: string
  /** the text after the closing parenthesis */
  readonly tail: string
  /** sequences that its defaults use and that are not owned by a column */
  readonly sequences: readonly string[]
  readonly columns: readonly Column[]
  readonly constraints: readonly (Part & { readonly references: string | null })[]
  readonly indexes: readonly Part[]
  readonly triggers: readonly (Part & { readonly isAlways: boolean })[]
}

type OfTable<T> = T & { readonly table: string }

/** Tables, composite types and what belongs to them, except for partitions and the migration runner's own tables. */
const ours = (q: Queryable) => q`
  c.relnamespace = 'public'::regnamespace and not c.relispartition
  and c.relname not in ('schema_version', 'schema_object')`

const heads = (q: Queryable) => q<{ name: string; head: string; tail: string }[]>`
  select c.relname as name,
    case c.relkind when 'c' then 'create type ' || c.relname || ' as'
      else concat_ws(' ', 'create', case c.relpersistence when 'u' then 'unlogged' end, 'table', c.relname) end as head,
    concat_ws(' ', ') partition by ' || nullif(lower(pg_get_partkeydef(c.oid)), ''),
      ') with (' || array_to_string(c.reloptions, ', ') || ')') as tail
  from pg_class c where c.relkind in ('r', 'p', 'c') and ${ours(q)} order by 1`

const columns = (q: Queryable) => q<OfTable<ColumnRow>[]>`
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired", pg_get_expr(d.adbin, d.adrelid, true) as "default",
    a.attgenerated = 's' as "isGenerated",
    case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
    concat_ws(' ', 'start with ' || nullif(s.seqstart, 1),
      'sequence name ' || nullif(s.seqrelid::regclass::text, c.relname || '_' || a.attname || '_seq')) as "identityOptions",
    case when a.attstorage <> t.typstorage then
      case a.attstorage when 'p' then 'plain' when 'e' then 'external' when 'm' then 'main' else 'extended' end
    end as storage
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_depend o on o.classid = 'pg_class'::regclass and o.refclassid = 'pg_class'::regclass
    and o.refobjid = c.oid and o.refobjsubid = a.attnum and o.deptype = 'i' and a.attidentity <> ''
  left join pg_sequence s on s.seqrelid = o.objid
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'c') and ${ours(q)}
  order by c.relname, a.attnum`

interface ColumnRow {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly default: string | null
  readonly isGenerated: boolean
  readonly identity: string | null
  readonly identityOptions: string
  readonly storage: string | null
}

const constraints = (q: Queryable) => q<OfTable<Part & { references: string | null }>[]>`
  select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid, true) as definition,
    f.relname as references
  from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
  where k.contype in ('p', 'u', 'c', 'f', 'x') and ${ours(q)}
  order by c.relname, position(k.contype in 'pucxf'), k.conname`

const indexes = (q: Queryable) => q<OfTable<Part>[]>`
  select c.relname as table, x.relname as name, pg_get_indexdef(i.indexrelid, 0, true) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
    and ${ours(q)}
  order by c.relname, x.relname`

const triggers = (q: Queryable) => q<OfTable<Part & { isAlways: boolean }>[]>`
  select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid, true) as definition,
    t.tgenabled = 'A' as "isAlways"
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and ${ours(q)} order by c.relname, t.tgname`

const sequences = (q: Queryable) => q<OfTable<{ name: string }>[]>`
  select distinct c.relname as table, s.relname as name
  from pg_class s
  join pg_depend d on d.refobjid = s.oid and d.classid = 'pg_attrdef'::regclass and d.deptype = 'n'
  join pg_attrdef a on a.oid = d.objid
  join pg_class c on c.oid = a.adrelid
  where s.relkind = 'S' and ${ours(q)}
    and not exists (select from pg_depend o where o.objid = s.oid and o.deptype in ('a', 'i')) order by 1, 2`

/** Removes the parentheses that PostgreSQL puts around some expressions. */
const unwrapped = (expression: string) => /^\((.*)\)$/.exec(expression.trim())?.[1] ?? expression.trim()

function definitionOf(column: ColumnRow): string {
  const options = column.identityOptions ? ` (${column.identityOptions})` : ''
  return [
    column.type.replace('timestamp with time zone', 'timestamptz'),
    column.storage && `storage ${column.storage}`,
    column.isRequired && !column.identity && 'not null',
    column.identity && `generated ${column.identity} as identity${options}`,
    column.isGenerated && `generated always as (${unwrapped(lowerCased(column.default ?? ''))}) stored`,
    !column.isGenerated && column.default && `default ${lowerCased(column.default)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** All tables and composite types of the database, by name. */
export async function readTables(q: Queryable): Promise<TableShape[]> {
  const found = await Promise.all([heads(q), columns(q), constraints(q), indexes(q), triggers(q), sequences(q)])
  const [tables, ...parts] = found
  const [columnsOf, constraintsOf, indexesOf, triggersOf, sequencesOf] = parts
  const lower = <T extends Part>(rows: T[]) => rows.map((row) => ({ ...row, definition: lowerCased(row.definition) }))
  return tables.map((table) => {
    const of = <T extends { table: string }>(rows: readonly T[]) => rows.filter((row) => row.table === table.name)
    return {
      ...table,
      tail: table.tail || ')',
      columns: of(columnsOf).map((column) => ({ name: column.name, definition: definitionOf(column) })),
      constraints: lower(of(constraintsOf)),
      indexes: lower(of(indexesOf)),
      triggers: lower(of(triggersOf)),
      sequences: of(sequencesOf).map(({ name }) => name),
    }
  })
}

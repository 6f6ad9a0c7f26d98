import type { Queryable, Tx } from '../../db.ts'

/** The kinds of records that staff change, each identified by its id. */
export type ChangedKind =
  | 'form'
  | 'ballot'
  | 'giveaway'
  | 'giveaway-draw'
  | 'giveaway-prize'
  | 'opening'
  | 'gift-tag'
  | 'gift-occasions'
  | 'banner'
  | 'selling-request'
  | 'merchant-people'
export interface Changed {
  readonly kind: ChangedKind
  readonly id: string
}

/** The latest change of a record; undefined when it was never changed. */
export async function last(q: Queryable, { kind, id }: Changed) {
  const [row] = await q<{ version: number; by: string | null; at: Date }[]>`
    select c.version, u.first_name as by, c.changed_at as at
    from staff_change c left join app_user u on u.id = c.changed_by
    where c.kind = ${kind} and c.id = ${id} order by c.version desc limit 1`
  return row
}

/** The latest changes of several records of one kind; one that was never changed has none. */
export async function lastOf(q: Queryable, kind: ChangedKind, ids: readonly string[]) {
  return q<{ id: string; by: string | null; at: Date }[]>`
    select distinct on (c.id) c.id, u.first_name as by, c.changed_at as at
    from staff_change c left join app_user u on u.id = c.changed_by
    where c.kind = ${kind} and c.id = any(${[...ids]}::text[]) order by c.id, c.version desc`
}

/** Adds the next version; false when the latest is not `version`, or someone else added the next one meanwhile. */
export async function insertNext(
  tx: Tx,
  { kind, id, version, userId, now }: Changed & { version: number; userId: string; now: Date },
): Promise<boolean> {
  const { count } = await tx`
    insert into staff_change (kind, id, version, changed_by, changed_at)
    select ${kind}, ${id}, ${version}::integer + 1, ${userId}, ${now}
    where ${version} = (select coalesce(max(version), 0) from staff_change where kind = ${kind} and id = ${id})
    on conflict do nothing`
  return count === 1
}

/** The number of changes of one record since then. */
export async function countSince(q: Queryable, { kind, id }: Changed, since: Date): Promise<number> {
  const [row] = await q<[{ changes: number }]>`
    select count(*)::integer as changes from staff_change
    where kind = ${kind} and id = ${id} and changed_at > ${since}`
  return row.changes
}

/** The number of changes of one kind of record, or of all kinds; it rises with every change. */
export async function countChanges(q: Queryable, kind?: ChangedKind): Promise<number> {
  const [row] = await q<[{ changes: number }]>`
    select count(*)::integer as changes from staff_change ${kind ? q`where kind = ${kind}` : q``}`
  return row.changes
}

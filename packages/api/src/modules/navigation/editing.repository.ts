import type { NavDraft, NavList } from '@nukkad/contracts/endpoints/site/navigation-editing'
import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

interface SavedList {
  readonly version: number
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

export async function savedList(q: Queryable, list: NavList): Promise<SavedList> {
  const [row] = await q<[SavedList]>`
    select version, changed_by::text as "changedBy", changed_at as "changedAt" from nav_list where list = ${list}`
  return row
}

/** Raises the version, locking the list until the transaction ends; false when another editor saved first. */
export async function raiseVersion(
  q: Queryable,
  { list, version, userId }: { list: NavList; version: number; userId: string },
): Promise<boolean> {
  const { count } = await q`
    update nav_list set version = version + 1, changed_by = ${userId}, changed_at = now()
    where list = ${list} and version = ${version}`
  return count === 1
}

export const clear = (q: Queryable, list: NavList) => q`delete from nav_item where list = ${list}`

/** Inserts links below one parent; returns their ids in the order of the links. */
export async function insert(
  q: Queryable,
  list: NavList,
  parent: number | null,
  links: readonly Omit<NavDraft, 'children'>[],
): Promise<number[]> {
  const rows = await q<{ id: number }[]>`
    with put as (
      insert into nav_item (list, parent_id, position, title, url, label, category_path, kind, is_hidden, icon,
        role, cities, starts_at, ends_at)
      select ${list}, ${parent}::integer, link.nth, link.title, link.url, link.label, c.path, link.type, link.hide,
        link.icon, link.role, link.cities, link.starts_at, link.ends_at
      from rows from (
        jsonb_to_recordset(${json(q, links)})
          as (title text, url text, label text, "categoryId" integer, hide boolean, type text,
            icon text, role text, cities text[], "startsAt" timestamptz, "endsAt" timestamptz)
      ) with ordinality as link (title, url, label, category_id, hide, type, icon, role, cities, starts_at, ends_at, nth)
      left join category c on c.id = link.category_id
      returning id, position
    )
    select id from put order by position`
  return rows.map(({ id }) => id)
}

/** Those of these categories that exist. */
export async function categoriesOf(q: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await q<{ id: string }[]>`select id::text from category where id = any(${[...ids]}::integer[])`
  return rows.map(({ id }) => id)
}

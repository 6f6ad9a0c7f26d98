import type { SavedRef } from '@nukkad/contracts/endpoints/people/saves'
import type { Queryable } from '../../../db.ts'

export interface ListRow {
  readonly listId: string
  readonly name: string
  readonly count: number
  readonly shareCode: string | null
  readonly sharedAs: string | null
}

/** Items that are no longer saved stay a day for the case that they are saved again, and do not count. */
const columns = (q: Queryable) => q`
  list_id::text as "listId", name, share_code as "shareCode", shared_as as "sharedAs",
  (select count(*)::integer from saved_list_item i where i.list_id = l.list_id and i.removed_at is null) as count`

/** Locks what a user saves and lists until the transaction ends: limits and places in lists depend on all of it. */
export async function lockOwner(q: Queryable, userId: string): Promise<void> {
  await q`select from app_user where id = ${userId} for no key update`
}

/** A user's lists, newest first; with an item, whether each has it. */
export const listsOf = (
  q: Queryable,
  userId: string,
  item: SavedRef | undefined,
): Promise<(ListRow & { holds: boolean })[]> => q<(ListRow & { holds: boolean })[]>`
  select ${columns(q)}, exists (
    select from saved_list_item i
    where i.list_id = l.list_id and i.kind = ${item?.kind ?? null} and i.ref = ${item?.ref ?? null}
      and i.removed_at is null
  ) as holds
  from saved_list l where user_id = ${userId} order by created_at desc, list_id desc`

/** The user's own list; undefined if there is none or it belongs to somebody else. */
export async function listOf(q: Queryable, userId: string, listId: string): Promise<ListRow | undefined> {
  const [row] = await q<ListRow[]>`
    select ${columns(q)} from saved_list l where list_id = ${listId} and user_id = ${userId}`
  return row
}

export async function listNamed(q: Queryable, userId: string, name: string): Promise<ListRow | undefined> {
  const [row] = await q<ListRow[]>`
    select ${columns(q)} from saved_list l where user_id = ${userId} and lower(name) = lower(${name})`
  return row
}

/** The list with this code, unless its owner has closed the account. */
export async function listShared(q: Queryable, code: string): Promise<ListRow | undefined> {
  const [row] = await q<ListRow[]>`
    select ${columns(q)} from saved_list l join app_user u on u.id = l.user_id
    where share_code = ${code} and u.closed_at is null`
  return row
}

export async function countOf(q: Queryable, userId: string): Promise<number> {
  const [row] = await q<[{ count: number }]>`
    select count(*)::integer as count from saved_list where user_id = ${userId}`
  return row.count
}

export async function insert(q: Queryable, userId: string, name: string, now: Date): Promise<string> {
  const [row] = await q<[{ listId: string }]>`
    insert into saved_list (user_id, name, created_at) values (${userId}, ${name}, ${now})
    returning list_id::text as "listId"`
  return row.listId
}

export const rename = (q: Queryable, listId: string, name: string) => q`
  update saved_list set name = ${name} where list_id = ${listId}`

export async function remove(q: Queryable, userId: string, listId: string): Promise<boolean> {
  const { count } = await q`delete from saved_list where list_id = ${listId} and user_id = ${userId}`
  return count === 1
}

/** Shares the list with this code, or keeps the code it has, and returns it; undefined for another user's list. */
export async function share(
  q: Queryable,
  userId: string,
  { listId, code, sharedAs, now }: { listId: string; code: string; sharedAs: string; now: Date },
): Promise<string | undefined> {
  const [row] = await q<{ code: string }[]>`
    update saved_list set
      share_code = coalesce(share_code, ${code}), shared_at = coalesce(shared_at, ${now}), shared_as = ${sharedAs}
    where list_id = ${listId} and user_id = ${userId} returning share_code as code`
  return row?.code
}

export async function withdraw(q: Queryable, userId: string, listId: string): Promise<boolean> {
  const { count } = await q`
    update saved_list set share_code = null, shared_at = null, shared_as = null
    where list_id = ${listId} and user_id = ${userId}`
  return count === 1
}

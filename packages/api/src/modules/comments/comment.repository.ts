import type { CommentedKind } from '@nukkad/contracts/endpoints/content/comments'
import type { Queryable } from '../../db.ts'

export interface CommentRow {
  readonly id: string
  readonly object: CommentedKind
  readonly ref: string
  readonly userId: string
  readonly body: string
  readonly state: 'published' | 'held' | 'refused'
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly deletedAt: Date | null
}
export interface CommentedContent {
  readonly object: CommentedKind
  readonly ref: string
}

const columns = (q: Queryable) => q`
  id::text, object, ref, user_id::text as "userId", body, state, created_at as "createdAt", edited_at as "editedAt",
  deleted_at as "deletedAt"`
const isPublic = (q: Queryable) => q`state = 'published' and deleted_at is null`

/** Newest first, after a cursor; returns one more than requested to tell whether there is another page. */
export async function page(
  q: Queryable,
  { object, ref }: CommentedContent,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<CommentRow[]> {
  return q<CommentRow[]>`
    select ${columns(q)} from comment
    where object = ${object} and ref = ${ref} and ${isPublic(q)} ${after ? q`and id < ${after}` : q``}
    order by id desc limit ${limit}`
}

export async function total(q: Queryable, { object, ref }: CommentedContent): Promise<number> {
  const [row] = await q<[{ total: number }]>`
    select count(*)::integer as total from comment where object = ${object} and ref = ${ref} and ${isPublic(q)}`
  return row.total
}

/** The number of comments on each item of a page, in one statement. */
export async function countOf(
  q: Queryable,
  object: CommentedKind,
  refs: readonly string[],
): Promise<{ ref: string; count: number }[]> {
  return q<{ ref: string; count: number }[]>`
    select ref, count(*)::integer from comment
    where object = ${object} and ref = any(${[...refs]}) and ${isPublic(q)} group by ref`
}

/** A user's comments since a moment, newest first. */
export async function recentOf(q: Queryable, userId: string, since: Date): Promise<CommentRow[]> {
  return q<CommentRow[]>`
    select ${columns(q)} from comment where user_id = ${userId} and created_at > ${since} order by created_at desc, id desc`
}

/** Serialises the comments of one user, so that two tabs cannot get past the limit. */
export async function lockWriter(q: Queryable, userId: string): Promise<void> {
  await q`select from app_user where id = ${userId} for no key update`
}

export async function insert(
  q: Queryable,
  row: CommentedContent & { userId: string; body: string; state: 'published' | 'held'; now: Date },
): Promise<CommentRow> {
  const [comment] = await q<[CommentRow]>`
    insert into comment (object, ref, user_id, body, state, created_at)
    values (${row.object}, ${row.ref}, ${row.userId}, ${row.body}, ${row.state}, ${row.now})
    returning ${columns(q)}`
  return comment
}

/** Locks the comment until the transaction ends, so that flags and edits are applied one after the other. */
export async function oneById(q: Queryable, id: string): Promise<CommentRow | undefined> {
  const [row] = await q<CommentRow[]>`
    select ${columns(q)} from comment where id = ${id} for no key update`
  return row
}

export async function change(
  q: Queryable,
  id: string,
  to: { body: string; state: CommentRow['state']; editedAt: Date | null; deletedAt: Date | null },
): Promise<CommentRow> {
  const [row] = await q<[CommentRow]>`
    update comment set body = ${to.body}, state = ${to.state}, edited_at = ${to.editedAt}, deleted_at = ${to.deletedAt}
    where id = ${id} returning ${columns(q)}`
  return row
}

import type { AuthorProfile } from '@nukkad/contracts/endpoints/content/authors'
import type { Queryable, Tx } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

/** An author in the contract's shape; a drawn face has its background colour as the placeholder while it loads. */
export const authorJson = (q: Queryable) => q`
  json_build_object('id', a.user_id::text, 'handle', a.handle, 'name', a.name, 'line', a.line,
    'href', '/users/' || a.handle, 'face', case
      when a.picture is not null then a.picture || jsonb_build_object('alt', a.name)
      when a.face is not null then jsonb_build_object('url', '/images/face/' || a.handle, 'width', 640, 'height', 640,
        'alt', a.name, 'color', coalesce(a.face ->> 'ground', '#e8dfd0')) end)`

/** Leaves out authors whose account is closed, even while they can still reopen it. */
export const isHere = (q: Queryable) => q`
  exists (select from app_user u where u.id = a.user_id and u.closed_at is null)`

const profile = (q: Queryable) => q`
  ${authorJson(q)}::jsonb || jsonb_build_object('city', a.city, 'story', a.story, 'posts',
    coalesce((select f.count from post_feed f where f.key = 'author/' || a.handle), 0)) as profile`

export async function authorsOf(q: Queryable, city: string): Promise<AuthorProfile[]> {
  const rows = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a
    where ${isHere(q)} and ${city === 'all' ? q`true` : q`(a.city is null or a.city = ${city})`} order by a.city nulls last, a.name`
  return rows.map((row) => row.profile)
}

/** By handle, or by the account's id. */
export async function authorBy(q: Queryable, handle: string): Promise<AuthorProfile | undefined> {
  const isNumber = /^[1-9][0-9]{0,17}$/.test(handle)
  const [row] = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a
    where ${isHere(q)} and ${isNumber ? q`a.user_id = ${handle}::bigint` : q`a.handle = ${handle}`}`
  return row?.profile
}

export async function authorsByUser(q: Queryable, userIds: readonly string[]): Promise<AuthorProfile[]> {
  const rows = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a where ${isHere(q)} and a.user_id = any(${[...userIds]}::bigint[])`
  return rows.map((row) => row.profile)
}

export interface Described {
  readonly name: string
  readonly line: string
  readonly story: string
  readonly picture: object | null
}
/** Stores an author's profile. Does nothing for users who are not authors. */
export async function describe(q: Queryable, userId: string, { name, line, story, picture }: Described): Promise<void> {
  await q`
    update author set name = ${name}, line = ${line}, story = ${story}, picture = ${picture && json(q, picture)}
    where user_id = ${userId}`
}

/** The handle of the house account, which signs what has no other author. */
const house = 'editors'

/** How many posts and films an author has published. */
export async function writtenBy(q: Queryable, userId: string): Promise<{ posts: number; films: number }> {
  const [row] = await q<[{ posts: number; films: number }]>`
    select (select count(*)::integer from post where author_id = ${userId}) as posts,
      (select count(*)::integer from video where author_id = ${userId}) as films`
  return row
}

/** Erases an author: their posts and films stay, signed by the house account; their profile and page are removed. */
export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx`
    update post set author_id = h.user_id, author = coalesce(h.name, 'Editors')
    from (values (1)) as one (row)
    left join author h on h.handle = ${house} and h.user_id <> ${userId}
    where author_id = ${userId}`
  await tx`
    update video set author_id = h.user_id from author h
    where h.handle = ${house} and h.user_id <> ${userId} and author_id = ${userId}`
  await tx`
    delete from post_feed f using author a
    where a.user_id = ${userId} and f.key = 'author/' || a.handle
      and not exists (select from post_in_feed i where i.feed_id = f.id)`
  // Without a house account, films keep an anonymised author.
  await tx`
    delete from author a
    where a.user_id = ${userId} and not exists (select from video v where v.author_id = a.user_id)`
  await tx`
    update author set handle = 'writer-' || user_id, name = 'A former writer', line = '', story = '', city = null,
      face = null, picture = null
    where user_id = ${userId}`
}

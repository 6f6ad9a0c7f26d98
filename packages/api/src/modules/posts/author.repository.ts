import type { AuthorProfile } from '@nukkad/contracts/endpoints/authors'
import type { Queryable } from '../../db.ts'

/** An author in the contract's shape; a face is drawn, and shows the person by its ground while it loads. */
export const authorJson = (q: Queryable) => q`
  json_build_object('id', a.user_id::text, 'handle', a.handle, 'name', a.name, 'line', a.line,
    'href', '/users/' || a.handle, 'face', case
      when a.picture is not null then a.picture || jsonb_build_object('alt', a.name)
      when a.face is not null then jsonb_build_object('url', '/images/face/' || a.handle, 'width', 640, 'height', 640,
        'alt', a.name, 'color', coalesce(a.face ->> 'ground', '#e8dfd0')) end)`

const profile = (q: Queryable) => q`
  ${authorJson(q)}::jsonb || jsonb_build_object('city', a.city, 'story', a.story, 'posts',
    coalesce((select f.count from post_feed f where f.key = 'author/' || a.handle), 0)) as profile`

export async function authorsOf(q: Queryable, city: string): Promise<AuthorProfile[]> {
  const rows = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a
    where ${city === 'all' ? q`true` : q`a.city is null or a.city = ${city}`} order by a.city nulls last, a.name`
  return rows.map((row) => row.profile)
}

/** By handle, or by the number of the account. */
export async function authorBy(q: Queryable, handle: string): Promise<AuthorProfile | undefined> {
  const isNumber = /^[1-9][0-9]{0,17}$/.test(handle)
  const [row] = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a where ${isNumber ? q`a.user_id = ${handle}::bigint` : q`a.handle = ${handle}`}`
  return row?.profile
}

export async function authorsByUser(q: Queryable, userIds: readonly string[]): Promise<AuthorProfile[]> {
  const rows = await q<{ profile: AuthorProfile }[]>`
    select ${profile(q)} from author a where a.user_id = any(${[...userIds]}::bigint[])`
  return rows.map((row) => row.profile)
}

export interface Described {
  readonly name: string
  readonly line: string
  readonly story: string
  readonly picture: object | null
}
/** What an author says of themselves; of who is none nothing is written. */
export async function describe(q: Queryable, userId: string, { name, line, story, picture }: Described): Promise<void> {
  await q`
    update author set name = ${name}, line = ${line}, story = ${story}, picture = ${picture && q.json(picture as never)}
    where user_id = ${userId}`
}

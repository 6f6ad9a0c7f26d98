import { mostRevisions } from '@nukkad/contracts/endpoints/editor'
import type { Queryable } from '../../db.ts'
import type { Columns } from './edited-post.repository.ts'

/** What one person saves within this time is one state: an editor saves every few seconds. */
const oneSitting = '10 minutes'

interface Saved {
  readonly version: number
  readonly content: Columns
  readonly userId: string | null
  readonly now: Date
}

/** Keeps a state of a post; the oldest beyond those that are kept goes. */
export async function keepRevision(q: Queryable, postId: number, { version, content, userId, now }: Saved) {
  await q`
    with same as (
      select r.version from (
        select * from post_revision where post_id = ${postId} order by version desc limit 1
      ) r where r.saved_by = ${userId} and r.begun_at > ${now}::timestamptz - ${oneSitting}::interval
    ), gone as (
      delete from post_revision r where r.post_id = ${postId} and (
        r.version in (select version from same) or r.version in (
          select version from post_revision where post_id = ${postId} order by version desc
          offset ${mostRevisions - 1} + (select count(*) from same)
        )
      ) returning r.version, r.begun_at
    )
    insert into post_revision (post_id, version, saved_by, begun_at, saved_at, content)
    select ${postId}, ${version}, ${userId},
      coalesce((select g.begun_at from gone g join same s using (version)), ${now}), ${now}, ${q.json(content as never)}`
}

export async function hasRevisions(q: Queryable, postId: number): Promise<boolean> {
  const [row] = await q`select from post_revision where post_id = ${postId} limit 1`
  return row !== undefined
}

interface RevisionRow {
  readonly version: number
  readonly at: Date
  readonly name: string | null
  readonly title: string
  readonly blocks: number
}
export const revisionsOf = (q: Queryable, postId: string) => q<RevisionRow[]>`
  select r.version, r.saved_at as at, trim(u.first_name || ' ' || u.last_name) as name, r.content ->> 'title' as title,
    jsonb_array_length(r.content -> 'blocks') as blocks
  from post_revision r left join app_user u on u.id = r.saved_by
  where r.post_id = ${postId} order by r.version desc`

export async function revisionOf(q: Queryable, postId: number, version: number): Promise<Columns | undefined> {
  const [row] = await q<{ content: Columns }[]>`
    select content from post_revision where post_id = ${postId} and version = ${version}`
  return row?.content
}

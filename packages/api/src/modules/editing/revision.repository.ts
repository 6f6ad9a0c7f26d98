import { mostRevisions } from '@nukkad/contracts/endpoints/content/staff-writing'
import type { Queryable } from '../../db.ts'
import { json } from '../../sql-fragment.ts'

/** The table whose revisions are kept in `<name>_revision`. */
export interface KeptTable {
  readonly name: string
}

/** Saves by one person within this time form one revision: an editor saves every few seconds. */
const oneSitting = '10 minutes'

interface Saved {
  readonly version: number
  readonly content: object
  readonly userId: string | null
  readonly now: Date
  /** What the content before it referred to and this does not. */
  readonly dropped?: readonly string[]
  /** Leaves the revision before it as it is, also within one sitting. */
  readonly keepsPrevious?: boolean
}

export const kept = (q: Queryable, { name }: KeptTable) => q(`${name}_revision`)
export const owner = (q: Queryable, { name }: KeptTable) => q(`${name}_id`)

/** Stores a revision, and deletes the oldest beyond the number that is kept. */
export async function keepRevision(q: Queryable, table: KeptTable, id: number, saved: Saved) {
  const { version, content, userId, now, dropped = [], keepsPrevious = false } = saved
  await q`
    with same as (
      select r.version from (
        select * from ${kept(q, table)} where ${owner(q, table)} = ${id} order by version desc limit 1
      ) r where r.saved_by = ${userId} and r.begun_at > ${now}::timestamptz - ${oneSitting}::interval
        and not ${keepsPrevious}
    ), gone as (
      delete from ${kept(q, table)} r where r.${owner(q, table)} = ${id} and (
        r.version in (select version from same) or r.version in (
          select version from ${kept(q, table)} where ${owner(q, table)} = ${id} order by version desc
          offset ${mostRevisions - 1} + (select count(*) from same)
        )
      ) returning r.version, r.begun_at, r.dropped
    )
    insert into ${kept(q, table)} (${owner(q, table)}, version, saved_by, begun_at, saved_at, content,
      dropped)
    select ${id}, ${version}, ${userId},
      coalesce((select g.begun_at from gone g join same s using (version)), ${now}), ${now}, ${json(q, content)},
      array(
        select unnest(${[...dropped]}::text[])
        union select unnest(g.dropped) from gone g join same s using (version)
      )`
}

export async function hasRevisions(q: Queryable, table: KeptTable, id: number): Promise<boolean> {
  const [row] = await q`select from ${kept(q, table)} where ${owner(q, table)} = ${id} limit 1`
  return row !== undefined
}

interface RevisionRow {
  readonly version: number
  readonly at: Date
  readonly name: string | null
  readonly title: string
  readonly blocks: number
}
export const revisionsOf = (q: Queryable, table: KeptTable, id: string) => q<RevisionRow[]>`
  select r.version, r.saved_at as at, trim(u.first_name || ' ' || u.last_name) as name, r.content ->> 'title' as title,
    jsonb_array_length(coalesce(r.content -> 'blocks', r.content -> 'story')) as blocks
  from ${kept(q, table)} r left join app_user u on u.id = r.saved_by
  where r.${owner(q, table)} = ${id} order by r.version desc`

export async function revisionOf<C>(
  q: Queryable,
  table: KeptTable,
  id: number,
  version: number,
): Promise<C | undefined> {
  const [row] = await q<{ content: C }[]>`
    select content from ${kept(q, table)} where ${owner(q, table)} = ${id} and version = ${version}`
  return row?.content
}

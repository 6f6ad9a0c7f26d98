import { committedSince, isOfAnotherCluster } from '../../database/committed-since.ts'
import type { Queryable } from '../../db.ts'
import type { FeedKind } from './feed.repository.ts'

/** The present point in the database's history, and whether lists of this kind have changed since an earlier one. */
export async function feedsSince(
  q: Queryable,
  kind: FeedKind,
  snapshot: string,
): Promise<{ snapshot: string; hasChanged: boolean }> {
  const [row] = await q<[{ snapshot: string; hasChanged: boolean }]>`
    select pg_current_snapshot()::text as snapshot,
      ${isOfAnotherCluster(q, snapshot)}
        or exists (select from feed_change c where c.kind = ${kind} and ${committedSince(q, snapshot)}) as "hasChanged"`
  return row
}

/** Deletes changes that every process has read long ago. */
export const removeOldChanges = (q: Queryable, before: Date, limit: number) => q`
  delete from feed_change where ctid = any(array(
    select ctid from feed_change where made_at < ${before} limit ${limit} for update skip locked
  ))`

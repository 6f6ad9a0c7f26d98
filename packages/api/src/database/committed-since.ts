import type { Queryable } from '../db.ts'
import { type Fragment, forOnePlan } from '../sql-fragment.ts'

/**
 * Rows of `shop_change`, `search_change` and `feed_change` (as `c`) that were committed after a snapshot. A visible row whose
 * transaction id lies in the future was written in another cluster and restored into this one; it is ignored here.
 */
export const committedSince = (q: Queryable, snapshot: string): Fragment => q`
  c.xid >= ${forOnePlan(q, q`pg_snapshot_xmin(${snapshot}::pg_snapshot)`)}
  and c.xid < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(c.xid, ${snapshot}::pg_snapshot)`

/**
 * Whether a snapshot was taken in another cluster, whose transaction ids are ahead of ours: the database was replaced
 * under a running process, which must read everything again.
 */
export const isOfAnotherCluster = (q: Queryable, snapshot: string): Fragment => q`
  pg_snapshot_xmax(${snapshot}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot())`

/** The present point in the database's history. */
export async function currentSnapshot(q: Queryable): Promise<string> {
  const [row] = await q<[{ snapshot: string }]>`select pg_current_snapshot()::text as snapshot`
  return row.snapshot
}

import type { Db } from '../db.ts'

/**
 * Removes changes that came with a dump of another cluster. Otherwise each would be mistaken for a new change when the
 * transaction ids of this cluster reach its number.
 */
export async function removeForeignChanges(db: Db): Promise<void> {
  await db`delete from shop_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
  await db`delete from search_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
  await db`delete from feed_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
}

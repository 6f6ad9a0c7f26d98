import type { Db } from '../db.ts'

/**
 * Removes changes that came with a dump of another cluster. Left in place, each would be taken for a change when the
 * transactions of this cluster reach its number.
 */
export async function removeForeignChanges(db: Db): Promise<void> {
  await db`delete from shop_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
  await db`delete from search_change where xid >= pg_snapshot_xmax(pg_current_snapshot())`
}

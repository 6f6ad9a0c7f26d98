import type { Queryable, Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import type { Changed } from './staff-change.repository.ts'
import * as changes from './staff-change.repository.ts'

interface LastChange {
  readonly version: number
  readonly changed: { readonly by: string; readonly at: string } | null
}

/** How often a thing was changed, by whom last and when. */
export async function lastChange(q: Queryable, thing: Changed): Promise<LastChange> {
  const row = await changes.last(q, thing)
  if (!row) return { version: 0, changed: null }
  return { version: row.version, changed: { by: row.by ?? 'Somebody', at: row.at.toISOString() } }
}

/**
 * Notes a change that was made on this version, in the transaction of the change. Refuses one made on an older version:
 * two that come at once want the same number, and one of them gets it.
 */
export async function noteChange(
  tx: Tx,
  change: Changed & { version: number; userId: string; now: Date },
): Promise<void> {
  if (await changes.insertNext(tx, change)) return
  const { changed } = await lastChange(tx, change)
  const who = changed?.by ?? 'Somebody'
  throw new Conflict(`${who} changed this meanwhile. Load it again before you save.`, {
    by: who,
    ...(changed && { at: changed.at }),
  })
}

export const { countChanges } = changes

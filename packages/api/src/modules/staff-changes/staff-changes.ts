import type { Queryable, Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import type { Changed } from './staff-change.repository.ts'
import * as changes from './staff-change.repository.ts'

interface LastChange {
  readonly version: number
  readonly changed: { readonly by: string; readonly at: string } | null
}

/** How often a thing was changed, and by whom and when last. */
export async function lastChange(q: Queryable, thing: Changed): Promise<LastChange> {
  const row = await changes.last(q, thing)
  if (!row) return { version: 0, changed: null }
  return { version: row.version, changed: { by: row.by ?? 'Someone', at: row.at.toISOString() } }
}

/**
 * Records a change to this version, in the transaction of the change. Refuses a change based on an older version: of
 * two concurrent ones, which want the same number, only one succeeds.
 */
export async function noteChange(
  tx: Tx,
  change: Changed & { version: number; userId: string; now: Date },
): Promise<void> {
  if (await changes.insertNext(tx, change)) return
  const { changed } = await lastChange(tx, change)
  const who = changed?.by ?? 'Someone'
  throw new Conflict(`${who} has changed this in the meantime. Reload it before you save.`, {
    by: who,
    ...(changed && { at: changed.at }),
  })
}

export const { countChanges } = changes

import type { Queryable, Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import type { Changed, ChangedKind } from './staff-change.repository.ts'
import * as changes from './staff-change.repository.ts'

interface LastChange {
  readonly version: number
  readonly changed: { readonly by: string; readonly at: string } | null
}

/** how often it was changed, and by whom and when last. */
export async function lastChange(q: Queryable, changed: Changed): Promise<LastChange> {
  const row = await changes.last(q, changed)
  if (!row) return { version: 0, changed: null }
  return { version: row.version, changed: { by: row.by ?? 'Someone', at: row.at.toISOString() } }
}

/** By whom, and when last, several records of one kind were changed, by their ids. */
export async function lastChanges(
  q: Queryable,
  kind: ChangedKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly by: string; readonly at: Date }>> {
  const rows = ids.length > 0 ? await changes.lastOf(q, kind, ids) : []
  return new Map(rows.map(({ id, by, at }) => [id, { by: by ?? 'Someone', at }]))
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

export const { countChanges, countSince } = changes

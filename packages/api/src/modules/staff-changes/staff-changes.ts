import type { Queryable, Tx } from '../../db.ts'
import { Conflict } from '../../errors.ts'

/** What staff change, each by its id. */
export type ChangedKind = 'form' | 'ballot' | 'giveaway' | 'opening' | 'gift-tag' | 'gift-occasions' | 'banner'
interface Changed {
  readonly kind: ChangedKind
  readonly id: string
}
interface LastChange {
  readonly version: number
  readonly changed: { readonly by: string; readonly at: string } | null
}

/** How often a thing was changed, by whom last and when. */
export async function lastChange(q: Queryable, { kind, id }: Changed): Promise<LastChange> {
  const [row] = await q<{ version: number; by: string | null; at: Date }[]>`
    select c.version, u.first_name as by, c.changed_at as at
    from staff_change c left join app_user u on u.id = c.changed_by
    where c.kind = ${kind} and c.id = ${id} order by c.version desc limit 1`
  if (!row) return { version: 0, changed: null }
  return { version: row.version, changed: { by: row.by ?? 'Somebody', at: row.at.toISOString() } }
}

/**
 * Notes a change that was made on this version, in the transaction of the change. Refuses one made on an older version:
 * two that come at once want the same number, and one of them gets it.
 */
export async function noteChange(
  tx: Tx,
  { kind, id, version, userId, now }: Changed & { version: number; userId: string; now: Date },
): Promise<void> {
  const { count } = await tx`
    insert into staff_change (kind, id, version, changed_by, changed_at)
    select ${kind}, ${id}, ${version}::integer + 1, ${userId}, ${now}
    where ${version} = (select coalesce(max(version), 0) from staff_change where kind = ${kind} and id = ${id})
    on conflict do nothing`
  if (count === 1) return
  const { changed } = await lastChange(tx, { kind, id })
  const who = changed?.by ?? 'Somebody'
  throw new Conflict(`${who} changed this meanwhile. Load it again before you save.`, {
    by: who,
    ...(changed && { at: changed.at }),
  })
}

/** How many changes there are of one kind of thing, or of all that staff change: one more with each. */
export async function countChanges(q: Queryable, kind?: ChangedKind): Promise<number> {
  const [row] = await q<[{ changes: number }]>`
    select count(*)::integer as changes from staff_change ${kind ? q`where kind = ${kind}` : q``}`
  return row.changes
}

import { type Db, type Tx, transaction } from '../../db.ts'
import { Conflict } from '../../errors.ts'
import { endedWithoutList, noteList } from './draw.repository.ts'
import { listHash } from './draw.ts'
import * as giveaways from './giveaway.repository.ts'
import { entriesOf } from './giveaway-entry.repository.ts'

/**
 * The entries of a giveaway that is over and whose row is held. Their hash is stored, and with that published, the first
 * time; no entry is accepted from then on. Throws Conflict for a list that has changed since.
 */
export async function fixedList(tx: Tx, row: giveaways.GiveawayRow): Promise<string[]> {
  const entries = await entriesOf(tx, row.id)
  const hash = listHash(entries)
  if (!row.listHash) await noteList(tx, row.id, hash)
  else if (!hash.equals(row.listHash))
    throw new Conflict(
      'The list of entries has changed since its hash was published at the end. Please tell the operators; do not draw.',
    )
  return entries
}

/** Fixes the lists of the giveaways that have ended, and returns how many. */
export async function fixLists(db: Db, now: Date): Promise<number> {
  const ids = await endedWithoutList(db, now)
  for (const id of ids)
    await transaction(db, async (tx) => {
      await giveaways.holdGiveaway(tx, id)
      const row = await giveaways.findGiveaway(tx, id)
      if (row && !row.listHash) await fixedList(tx, row)
    })
  return ids.length
}

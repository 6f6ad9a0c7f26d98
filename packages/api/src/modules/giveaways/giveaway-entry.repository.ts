import type { Queryable } from '../../db.ts'

/** All entries of a user, at most one per giveaway. */
export async function entriesOfUser(q: Queryable, userId: string): Promise<{ giveawayId: string; entry: string }[]> {
  return q<{ giveawayId: string; entry: string }[]>`
    select giveaway_id as "giveawayId", entry from giveaway_entry where user_id = ${userId}`
}

/**
 * Adds an entry unless the user has one. False once the giveaway is over or its list is fixed: whoever fixes it waits
 * for entries that are being stored, and they for it.
 */
export async function putEntry(
  q: Queryable,
  { id, entry, userId, at }: { id: string; entry: string; userId: string; at: Date },
): Promise<boolean> {
  const rows = await q`
    with open as (
      select id from giveaway where id = ${id} and ends_at > ${at} and list_hash is null for share
    ), put as (
      insert into giveaway_entry (giveaway_id, entry, user_id, entered_at)
      select id, ${entry}, ${userId}::bigint, ${at}::timestamptz from open on conflict do nothing
    )
    select from open`
  return rows.length > 0
}

/** All entries of a giveaway, in byte order. */
export async function entriesOf(q: Queryable, id: string): Promise<string[]> {
  const rows = await q<{ entry: string }[]>`
    select entry from giveaway_entry where giveaway_id = ${id} order by entry collate "C"`
  return rows.map(({ entry }) => entry)
}

import type { Queryable, Tx } from '../../db.ts'

/** Published giveaways that are over and whose list of entries is not fixed yet. */
export async function endedWithoutList(q: Queryable, now: Date): Promise<string[]> {
  const rows = await q<{ id: string }[]>`
    select id from giveaway where is_published and ends_at <= ${now} and list_hash is null order by ends_at limit 100`
  return rows.map(({ id }) => id)
}

/** Fixes the list of entries: none is accepted from now on. */
export async function noteList(tx: Tx, id: string, listHash: Buffer): Promise<void> {
  await tx`update giveaway set list_hash = ${listHash} where id = ${id}`
}

/** Records the draw, whose list is fixed already. */
export async function noteDraw(tx: Tx, { id, beacon, at }: { id: string; beacon: string; at: Date }): Promise<void> {
  await tx`update giveaway set beacon = ${beacon}, drawn_at = ${at} where id = ${id}`
}

export async function putWinners(
  tx: Tx,
  id: string,
  winners: readonly { readonly rank: number; readonly entry: string }[],
): Promise<void> {
  await tx`
    insert into giveaway_winner (giveaway_id, rank, entry)
    select ${id}, row.rank, row.entry
    from jsonb_to_recordset(${tx.json(winners)}) as row (rank integer, entry text)`
}

/**
 * False when there is no such winner, it was passed over already, its prize was sent, or it has answered and that is not
 * known to the caller. The address is not needed any more.
 */
export async function passOver(
  tx: Tx,
  { id, rank, reason, isAnswerKnown }: { id: string; rank: number; reason: string; isAnswerKnown: boolean },
): Promise<boolean> {
  const { count } = await tx`
    update giveaway_winner set passed_over = ${reason}, address = null
    where giveaway_id = ${id} and rank = ${rank} and passed_over is null and sent_at is null
      and (answered_at is null or ${isAnswerKnown})`
  return count > 0
}

import type { PersonalData } from '../../personal-data.ts'

/**
 * The list of entries is kept so that a draw can be verified; the user behind an entry is erased, and the address of a
 * winner with it.
 */
export const giveawaysPersonal: PersonalData = {
  columns: { 'giveaway_entry.user_id': 'erased', 'giveaway_winner.address': 'erased' },
  copy: async (q, { userId }) => ({
    giveaways: await q`
      select giveaway_id, entered_at from giveaway_entry where user_id = ${userId} order by entered_at`,
    'giveaway-prizes': await q`
      select g.title, g.prize, w.told_at, w.answer_by, w.answered_at, w.address, w.sent_at, w.passed_over
      from giveaway_winner w
      join giveaway_entry e on e.giveaway_id = w.giveaway_id and e.entry = w.entry
      join giveaway g on g.id = w.giveaway_id
      where e.user_id = ${userId} order by g.drawn_at`,
  }),
  waits: async (q, { userId }) => {
    const rows = await q<{ title: string; prize: string }[]>`
      select g.title, g.prize from giveaway_winner w
      join giveaway_entry e on e.giveaway_id = w.giveaway_id and e.entry = w.entry
      join giveaway g on g.id = w.giveaway_id
      where e.user_id = ${userId} and w.address is not null and w.sent_at is null and w.passed_over is null`
    return rows.map(({ title, prize }) => ({
      title: `A prize: ${title}`,
      text: `${prize}: will still be sent; its address is kept until then`,
    }))
  },
  erase: async (tx, { userId }) => {
    await tx`
      update giveaway_winner w set address = null from giveaway_entry e
      where e.giveaway_id = w.giveaway_id and e.entry = w.entry and e.user_id = ${userId} and w.address is not null`
    await tx`update giveaway_entry set user_id = null where user_id = ${userId}`
  },
}

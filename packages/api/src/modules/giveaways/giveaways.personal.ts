import type { PersonalData } from '../../personal-data.ts'

/** The list of entries is kept so that a draw can be verified; the user behind an entry is erased. */
export const giveawaysPersonal: PersonalData = {
  columns: { 'giveaway_entry.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    giveaways: await q`
      select giveaway_id, entered_at from giveaway_entry where user_id = ${userId} order by entered_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`update giveaway_entry set user_id = null where user_id = ${userId}`
  },
}

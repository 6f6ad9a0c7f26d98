import type { PersonalData } from '../../personal-data.ts'

export const savesPersonal: PersonalData = {
  columns: { 'saved_item.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    saves: await q`select kind, ref, saved_at from saved_item where user_id = ${userId} order by saved_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from saved_item where user_id = ${userId}`
  },
}

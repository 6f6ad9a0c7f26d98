import type { PersonalData } from '../../personal-data.ts'

export const mediaPersonal: PersonalData = {
  columns: { 'media.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    pictures: await q`
      select '/api/media/' || id as address, width, height, created_at from media where user_id = ${userId}
      order by created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from media where user_id = ${userId}`
  },
}

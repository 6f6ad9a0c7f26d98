import type { PersonalData } from '../../personal-data.ts'

export const videoFilesPersonal: PersonalData = {
  columns: { 'video_file.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    films: await q`select id, type, created_at from video_file where user_id = ${userId} order by created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from video_file where user_id = ${userId}`
  },
}

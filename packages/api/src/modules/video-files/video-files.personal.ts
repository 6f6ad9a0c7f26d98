import type { PersonalData } from '../../personal-data.ts'
import { forgetOwner } from './video-file.repository.ts'

/** As with pictures: videos of pages stay without an owner (decision 0637). */
export const videoFilesPersonal: PersonalData = {
  columns: { 'video_file.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    films: await q`select id, type, created_at from video_file where user_id = ${userId} order by created_at`,
  }),
  erase: (tx, { userId }) => forgetOwner(tx, userId),
}

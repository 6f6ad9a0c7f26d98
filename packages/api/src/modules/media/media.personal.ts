import type { PersonalData } from '../../personal-data.ts'
import { forgetOwner } from './media.repository.ts'

/** Pictures of pages stay without an owner (decision 0637); everything else that the person uploaded is deleted. */
export const mediaPersonal: PersonalData = {
  columns: { 'media.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    pictures: await q`
      select '/api/media/' || id as address, width, height, created_at from media where user_id = ${userId}
      order by created_at`,
  }),
  erase: (tx, { userId }) => forgetOwner(tx, userId),
}

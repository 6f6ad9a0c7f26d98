import type { PersonalData } from '../../personal-data.ts'

export const followPersonal: PersonalData = {
  columns: { 'follow.follower_id': 'erased', 'follow.followed_id': 'erased' },
  copy: async (q, { userId }) => ({
    following: await q`
      select followed_id::text as account, created_at from follow where follower_id = ${userId} order by created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from follow where follower_id = ${userId} or followed_id = ${userId}`
  },
}

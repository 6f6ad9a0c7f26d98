import type { PersonalData } from '../../personal-data.ts'

export const commentsPersonal: PersonalData = {
  columns: { 'comment.user_id': 'erased', 'comment_flag.user_id': 'erased' },
  copy: async (q, { userId }) => ({
    comments: await q`
      select object, ref, body, created_at, edited_at from comment
      where user_id = ${userId} and deleted_at is null order by id`,
    'comments-reported': await q`
      select comment_id, reason, created_at from comment_flag where user_id = ${userId} order by created_at`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from comment_flag where user_id = ${userId}`
    await tx`delete from comment where user_id = ${userId}`
  },
}

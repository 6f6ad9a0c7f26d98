import { forgetWaiting } from '../../outbox/outbox.repository.ts'
import type { PersonalData } from '../../personal-data.ts'

export const accountPersonal: PersonalData = {
  columns: { 'notice_refusal.user_id': 'erased', 'data_copy.user_id': 'erased' },
  notCopied: { 'data_copy.user_id': 'It is the copy itself.' },
  copy: async (q, { userId }) => ({
    'mails-not-wanted': await q`
      select kind, refused_at from notice_refusal where user_id = ${userId} order by refused_at`,
  }),
  erase: async (tx, { userId, email, phone }) => {
    await forgetWaiting(
      tx,
      [email, phone, phone?.slice(-10)].filter((one) => one != null),
    )
    await tx`delete from notice_refusal where user_id = ${userId}`
    await tx`delete from data_copy where user_id = ${userId}`
  },
}

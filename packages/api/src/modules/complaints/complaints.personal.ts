import type { PersonalData } from '../../personal-data.ts'

export const complaintsPersonal: PersonalData = {
  columns: {
    'complaint.user_id': 'erased',
    'complaint.email': 'erased',
    'complaint.answered_by': {
      stays: 'Which of the team answered; members of the team have no account to close here.',
    },
  },
  copy: async (q, { userId, email }) => ({
    complaints: await q`
      select ticket, kind, name, email, about, body as text, received_at, answer, answered_at from complaint
      where user_id = ${userId} or email = ${email} order by received_at`,
  }),
  erase: async (tx, { userId, email }) => {
    await tx`delete from complaint where user_id = ${userId} or email = ${email}`
  },
}

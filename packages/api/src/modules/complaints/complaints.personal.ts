import type { PersonalData } from '../../personal-data.ts'

export const complaintsPersonal: PersonalData = {
  columns: {
    'complaint.user_id': 'erased',
    'complaint.email': 'erased',
    'complaint.answered_by': {
      stays: 'Which of the team answered; members of the team have no account to close here.',
    },
  },
  notCopied: { 'complaint.answered_by': 'Which of the team answered.' },
  waits: async (q, { userId, email }) => {
    const rows = await q<{ ticket: string }[]>`
      select ticket from complaint
      where (user_id = ${userId} or user_id is null and email = ${email}) and answered_at is null
      order by received_at limit 20`
    return rows.map(({ ticket }) => ({
      title: `Complaint ${ticket}`,
      text: 'It will still be answered; it is kept with your email address until then',
    }))
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

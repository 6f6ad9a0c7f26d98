import type { Check } from '../proof.ts'

export const waitingComplaintChecks: readonly Check[] = [
  {
    name: 'late-complaints',
    area: 'work',
    isMeasured: true,
    says: 'Every complaint is answered within the month that the law allows.',
    find: (q, now, limit) => q`
      select id::text, ticket || ' of ' || to_char(received_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as text
      from complaint where answered_at is null and answer_by < ${now} order by received_at limit ${limit}`,
  },
]

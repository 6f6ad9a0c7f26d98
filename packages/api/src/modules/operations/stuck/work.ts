import type { Check } from '../proof.ts'

/** Work that should have been done by now. */
export const workChecks: readonly Check[] = [
  {
    name: 'late-work',
    area: 'work',
    says: 'Mails and other work that follows a change are done within ten minutes.',
    find: (q, _, limit) => q`
      select kind || ' ' || key as id,
        'waits since ' || to_char(created_at at time zone 'Asia/Kolkata', 'DD Mon HH24:MI') || ', tried ' || attempts
        || ' times' || coalesce(': ' || left(last_error, 160), '') as text
      from outbox where done_at is null and created_at < clock_timestamp() - interval '10 minutes'
      order by created_at limit ${limit}`,
    repair: {
      says: 'Has everything that waits for its next try tried now.',
      run: async (tx) => {
        const due = await tx`
          update outbox set run_at = clock_timestamp()
          where done_at is null and run_at > clock_timestamp()`
        return due.count
      },
    },
  },
]

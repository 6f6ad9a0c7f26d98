import type { Check } from '../proof.ts'

export const waitingReviewChecks: readonly Check[] = [
  {
    name: 'held-reviews',
    area: 'work',
    says: 'Nobody waits for a person to read what they wrote.',
    find: (q, _, limit) => q`
      select id::text, left(title || ': ' || body, 200) as text from review where state = 'held'
      order by created_at limit ${limit}`,
  },
]

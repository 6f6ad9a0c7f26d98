import type { HousekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { bookEarnings } from './affiliates.repository.ts'

/** Nothing comes back so long after it arrived. */
const restAfterDays = 90

/** What affiliates earn by orders that arrived, and lose by what came back. */
export const earningsJob: HousekeepingJob = {
  name: 'earnings of affiliates',
  sweep: (q, now, limit) => bookEarnings(q, daysBefore(now, restAfterDays), now, limit),
}

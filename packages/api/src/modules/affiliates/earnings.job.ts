import type { HousekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { bookEarnings } from './affiliates.repository.ts'

/** No return is accepted this long after delivery. */
const restAfterDays = 90

/** Books what affiliates earn by delivered orders, and lose by returned ones. */
export const earningsJob: HousekeepingJob = {
  name: 'earnings of affiliates',
  sweep: (q, now, limit) => bookEarnings(q, daysBefore(now, restAfterDays), now, limit),
}

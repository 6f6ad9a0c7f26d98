import { type HousekeepingJob, housekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'

/** How long requests that made no merchant are kept: from when they were sent or declined. */
const requestDays = 180

/** Requests that were accepted stay with their merchant. */
export const sellingJobs: readonly HousekeepingJob[] = [
  housekeepingJob(
    'old requests to sell',
    (q, now, limit) => q`
    delete from selling_request where id in (
      select id from selling_request
      where answer is distinct from 'accepted' and coalesce(answered_at, asked_at) < ${daysBefore(now, requestDays)}
      limit ${limit} for update skip locked
    )`,
  ),
]

import { type HousekeepingJob, housekeepingJob } from '../../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../../housekeeping/long-ago.ts'

/** How long an invitation that nobody accepted can be sent again after its link has expired. */
const invitationLeftDays = 90

export const peopleJobs: readonly HousekeepingJob[] = [
  housekeepingJob(
    'invitations that nobody accepted',
    (q, now, limit) => q`
    delete from merchant_invitation where id in (
      select id from merchant_invitation where expires_at < ${daysBefore(now, invitationLeftDays)}
      limit ${limit} for update skip locked
    )`,
  ),
]

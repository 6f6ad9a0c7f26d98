import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'

/**
 * A guest's cart is found by its id in one browser only; after this many days without a write it counts as abandoned.
 */
const patienceDays = 90

export const cartJobs: readonly HousekeepingJob[] = [
  housekeepingJob('abandoned guest carts', (q, now, limit) => {
    const past = daysBefore(now, patienceDays)
    return q`
      delete from cart where cart_id in (
        select cart_id from cart
        where user_id is null and created_at < ${past} and updated_at < ${past}
        limit ${limit} for update skip locked
      )`
  }),
]

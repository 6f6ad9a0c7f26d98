import type { Queryable } from '../../db.ts'
import { type HousekeepingJob, housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import { bookOutLot } from './expired/book-out.ts'
import { removeEnded } from './holds.repository.ts'
import { isWalletFree } from './ledger.repository.ts'
import { endedLots } from './lots/ending-lots.repository.ts'

/** Books expired lots out; they already count for nothing. A wallet being written to is left for the next run. */
async function bookOut(q: Queryable, now: Date, limit: number): Promise<number> {
  let booked = 0
  for (const lot of await endedLots(q, now, limit)) {
    if ((await isWalletFree(q, lot.userId)) && (await bookOutLot(q, lot, now))) booked += 1
  }
  return booked
}

export const walletJobs: readonly HousekeepingJob[] = [
  { name: 'perks and gift cards past their end', sweep: bookOut },
  housekeepingJob('wallet holds that came to nothing', (q, now, limit) => removeEnded(q, daysBefore(now, 90), limit)),
]

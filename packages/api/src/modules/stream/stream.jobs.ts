import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { HousekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import * as repository from './stream.repository.ts'

/** How many days single events are kept; their counts are kept forever. */
const kept = 90
/** How many days late a page may send its events. */
const late = 8

export const streamJobs: readonly HousekeepingJob[] = [
  {
    name: 'events of long ago',
    async sweep(q, now) {
      const [oldest] = await repository.oldDays(q, dayInIndia(daysBefore(now, kept)))
      // One table per round, because dropping it locks the partitioned table for a moment.
      if (oldest) await repository.dropDay(q, oldest)
      return oldest ? 1 : 0
    },
  },
  {
    name: 'visits of the last days, counted',
    async sweep(q, now) {
      for (let ago = 1; ago <= late; ago += 1) await repository.countDay(q, dayInIndia(daysBefore(now, ago)))
      return 0
    },
  },
]

import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { FastifyBaseLogger } from 'fastify'
import type { HousekeepingJob } from '../../housekeeping/housekeeping.ts'
import { daysBefore } from '../../housekeeping/long-ago.ts'
import * as days from './stream-days.repository.ts'

/** How many days single events are kept; their counts are kept forever. */
const kept = 90
/** A page may send its events eight days late; a day that is counted after that is not counted again. */
const finalAfter = 9

/**
 * Both jobs work off a day at a time: dropping its table locks the partitioned table for a moment, and a day that takes
 * long to count delays no other.
 */
export const streamJobs = (log: FastifyBaseLogger): readonly HousekeepingJob[] => [
  {
    name: 'visits of past days, counted',
    most: 1,
    async sweep(tx, now) {
      const day = await days.nextToCount(tx, now, finalAfter)
      if (!day) return 0
      try {
        await tx.savepoint((inner) => days.count(inner, day, now))
      } catch (error) {
        log.error({ err: error, day }, 'the visits of a day could not be counted; its events are kept')
        await days.noteTried(tx, day, now)
      }
      return 1
    },
  },
  {
    name: 'events of long ago',
    most: 1,
    async sweep(tx, now) {
      const oldest = await days.oldestCounted(tx, dayInIndia(daysBefore(now, kept)), finalAfter)
      if (oldest) await days.drop(tx, oldest)
      return oldest ? 1 : 0
    },
  },
]

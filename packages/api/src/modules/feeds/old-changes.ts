import { housekeepingJob } from '../../housekeeping/housekeeping.ts'
import { removeOldChanges } from './feed-changes.repository.ts'

const day = 86_400_000

/** Deletes changes of feeds that every process has long since read. */
export const oldFeedChanges = housekeepingJob('changes of feeds that are known everywhere', (q, now, limit) =>
  removeOldChanges(q, new Date(now.getTime() - day), limit),
)

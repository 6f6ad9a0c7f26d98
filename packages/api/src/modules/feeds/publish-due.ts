import { type IntervalJob, intervalJob } from '../../jobs/interval-job.ts'
import type { Base } from '../../plugin.ts'
import { type FeedKind, markDue } from './feed.repository.ts'

/** A round marks what is due as published and answers how many. */
export type PublishDue = IntervalJob<number>

const everySeconds = 5

/**
 * Lists pass over what is to come by the clock, so it appears on time by itself; this only writes down that it did,
 * for whoever goes by what changes: the search, the feeds of machines. Of several processes each row is marked by one.
 */
export function createPublishDue({ db, now, log }: Pick<Base, 'db' | 'now' | 'log'>, kind: FeedKind): PublishDue {
  return intervalJob({
    round: () => markDue(db, kind, now()),
    every: everySeconds,
    log,
    failure: `what is due of ${kind} could not be published`,
  })
}

import { type IntervalJob, intervalJob } from '../../jobs/interval-job.ts'
import type { Base } from '../../plugin.ts'
import { type FeedKind, markDue } from './feed.repository.ts'

/** A run marks due items as published and returns how many. */
export type PublishDue = IntervalJob<number>

const everySeconds = 5

/**
 * Lists filter by the clock, so an item appears on time by itself; this only records that it did, for consumers of
 * changes: the search and machine-readable feeds. With several processes, each row is marked by one.
 */
export function createPublishDue({ db, now, log }: Pick<Base, 'db' | 'now' | 'log'>, kind: FeedKind): PublishDue {
  return intervalJob({
    work: () => markDue(db, kind, now()),
    every: everySeconds,
    log,
    failure: `${kind} that are due could not be published`,
  })
}

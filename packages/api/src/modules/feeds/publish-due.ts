import type { Db } from '../../db.ts'
import { type IntervalJob, intervalJob } from '../../interval-job.ts'
import type { Base } from '../../plugin.ts'
import type { FeedKind } from './feed-page.ts'

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

async function markDue(db: Db, kind: FeedKind, now: Date): Promise<number> {
  const { count } = await db`
    update ${db(kind)} set status = 'published' where id = any(array(
      select id from ${db(kind)} where status = 'scheduled' and published_at <= ${now} limit 100 for update skip locked
    ))`
  return count
}

import type { Db } from '../../db.ts'
import type { Base, Job } from '../../plugin.ts'
import type { FeedKind } from './feed-page.ts'

export interface PublishDue extends Job {
  /** Marks what is due as published; answers how many. */
  run(): Promise<number>
}

const every = 5_000

/**
 * Lists pass over what is to come by the clock, so it appears on time by itself; this only writes down that it did,
 * for whoever goes by what changes: the search, the feeds of machines. Of several processes each row is marked by one.
 */
export function createPublishDue({ db, now, log }: Pick<Base, 'db' | 'now' | 'log'>, kind: FeedKind): PublishDue {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const run = () => markDue(db, kind, now())
  return {
    run,
    start() {
      timer = setInterval(() => {
        working = run().catch((error: unknown) => log.error({ err: error, kind }, 'what is due could not be published'))
      }, every)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

async function markDue(db: Db, kind: FeedKind, now: Date): Promise<number> {
  const { count } = await db`
    update ${db(kind)} set status = 'published' where id = any(array(
      select id from ${db(kind)} where status = 'scheduled' and published_at <= ${now} limit 100 for update skip locked
    ))`
  return count
}

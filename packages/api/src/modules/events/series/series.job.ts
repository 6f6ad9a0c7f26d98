import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable } from '../../../db.ts'
import { type IntervalJob, intervalJob } from '../../../jobs/interval-job.ts'
import * as events from '../event.repository.ts'

/** Five weeks are on sale, including today. */
const daysAhead = 34
/** When a date has passed, search and the sitemap learn of the next one of its series within this many seconds. */
const everySeconds = 600
/** Soon after the start, but after the first requests have been answered. */
const firstAfterSeconds = 20

/** Adds missing dates of series; existing dates, also booked or cancelled ones, are left unchanged. */
export const makeDatesOfSeries = (q: Queryable, now: Date): Promise<number> =>
  events.makeDatesOfSeries(q, now, daysAhead)

/** Adds upcoming dates of weekly events. Every process checks every ten minutes; the first one does the work. */
export function createSeriesRound({
  db,
  now,
  log,
}: {
  readonly db: Db
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}): IntervalJob<number> {
  return intervalJob({
    every: everySeconds,
    first: firstAfterSeconds,
    log,
    failure: 'the dates of weekly events could not be created',
    work: () => makeDatesOfSeries(db, now()),
  })
}

import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable } from '../../../db.ts'
import { type IntervalJob, intervalJob } from '../../../jobs/interval-job.ts'
import * as events from '../event.repository.ts'

/** Five weeks are on sale, today among them. */
const daysAhead = 34
/** When a date is over, search and sitemap know the next one of its series after this time at the latest. */
const everySeconds = 600
/** Soon after the start, but after the first visitors were answered. */
const firstAfterSeconds = 20

/** Adds the dates that are missing; what is there, booked or called off, is left alone. */
export const makeDatesOfSeries = (q: Queryable, now: Date): Promise<number> =>
  events.makeDatesOfSeries(q, now, daysAhead)

/** Adds dates of weekly events as days go by. Every process looks every ten minutes; the second one finds nothing to do. */
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
    ...{ every: everySeconds, first: firstAfterSeconds, log },
    failure: 'the dates of weekly events could not be made',
    round: () => makeDatesOfSeries(db, now()),
  })
}

import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable } from '../../db.ts'
import { type IntervalJob, intervalJob } from '../../interval-job.ts'

/** Five weeks are on sale, today among them. */
const daysAhead = 34
/** When a date is over, search and sitemap know the next one of its series after this time at the latest. */
const everySeconds = 600
/** Soon after the start, but after the first visitors were answered. */
const firstAfterSeconds = 20

/** Adds the dates that are missing; what is there, booked or called off, is left alone. Behind a lock of the database. */
export async function makeDatesOfSeries(q: Queryable, now: Date): Promise<number> {
  const [row] = await q<[{ made: number }]>`select make_dates_of_series(${now}, ${daysAhead}) as made`
  return row.made
}

/** Weekly events move on with the days. Every process looks every ten minutes; whoever comes second finds the dates made. */
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

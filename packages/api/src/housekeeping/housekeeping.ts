import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable, Tx } from '../db.ts'
import { intervalJob, type Job } from '../jobs/interval-job.ts'
import { takeJob } from './housekeeping.repository.ts'

/** Hourly work on rows that are due: outdated ones are deleted, reminders sent, earnings and cashback booked. */
export interface HousekeepingJob {
  /** The name shown in the log: 'expired refresh tokens'. */
  readonly name: string
  /** The most rows of one batch, for rows that are large or slow to work off; 1000 by default. */
  readonly most?: number
  /**
   * Works off at most `limit` due rows and returns how many: after a full batch it is called again at once, so a job that
   * always does all of its work returns 0. It skips locked rows (`skip locked`), so that no visitor ever waits for it.
   */
  sweep(q: Tx, now: Date, limit: number): Promise<number>
}

/** A job of one statement, mostly a deletion; `remove` works off at most `limit` rows. */
export const housekeepingJob = (
  name: string,
  remove: (q: Queryable, now: Date, limit: number) => PromiseLike<{ readonly count: number }>,
  options: Pick<HousekeepingJob, 'most'> = {},
): HousekeepingJob => ({ name, ...options, sweep: async (q, now, limit) => (await remove(q, now, limit)).count })

export interface HousekeepingParts {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly jobs: readonly HousekeepingJob[]
  /** Rows of one transaction. */
  readonly batch?: number
}

/** Sweeps a minute after the start and then every hour. */
export interface Housekeeping extends Job {
  /** Runs all jobs once and returns how many rows they worked off. Across processes, each job runs in one at a time. */
  sweep(): Promise<number>
}

const minute = 60
const hour = 60 * minute

/** Runs the hourly jobs of all modules, in many short transactions that hold no lock anyone waits for. */
export function createHousekeeping({ db, log, now, jobs, batch = 1000 }: HousekeepingParts): Housekeeping {
  /** Undefined when another process is running this job. */
  const sweepBatch = ({ name, sweep }: HousekeepingJob, limit: number) =>
    db.begin(async (tx) => ((await takeJob(tx, name)) ? sweep(tx, now(), limit) : undefined))

  async function sweepAll(job: HousekeepingJob, isStopped: () => boolean): Promise<number> {
    const limit = Math.min(batch, job.most ?? batch)
    let total = 0
    for (;;) {
      const swept = isStopped() ? undefined : await sweepBatch(job, limit)
      total += swept ?? 0
      if (swept === undefined || swept < limit) return total
    }
  }

  async function work(isStopped: () => boolean): Promise<number> {
    let total = 0
    for (const job of jobs) {
      try {
        const swept = await sweepAll(job, isStopped)
        if (swept > 0) log.info({ job: job.name, rows: swept }, 'housekeeping: rows were worked off')
        total += swept
      } catch (error) {
        log.error({ err: error, job: job.name }, 'housekeeping: a job failed; the next run tries again')
      }
    }
    return total
  }

  const failure = 'housekeeping failed; the next run tries again'
  const { run, start, stop } = intervalJob({ work, first: minute, every: hour, log, failure })
  return { sweep: run, start, stop }
}

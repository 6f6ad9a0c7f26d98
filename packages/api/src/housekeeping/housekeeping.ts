import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable } from '../db.ts'

/** Takes away rows that time has made meaningless. */
export interface Chore {
  /** As the log calls it: 'expired refresh tokens'. */
  readonly name: string
  /**
   * Deletes at most `limit` rows and answers how many. It passes over rows that somebody holds (`skip locked`), so that
   * no visitor ever waits for it.
   */
  sweep(q: Queryable, now: Date, limit: number): Promise<number>
}

/** A chore of one statement: `remove` deletes at most `limit` rows. */
export const chore = (
  name: string,
  remove: (q: Queryable, now: Date, limit: number) => PromiseLike<{ readonly count: number }>,
): Chore => ({ name, sweep: async (q, now, limit) => (await remove(q, now, limit)).count })

export interface HousekeepingParts {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly now: () => Date
  readonly chores: readonly Chore[]
  /** Rows of one transaction. */
  readonly batch?: number
}

export interface Housekeeping {
  /** Does all chores once and answers how many rows went. Of several processes one does a chore at a time. */
  sweep(): Promise<number>
  /** Sweeps a minute from now and then every hour until `stop`. */
  start(): void
  stop(): Promise<void>
}

const firstMilliseconds = 60_000
const hour = 3_600_000

/** Keeps the tables small: many short transactions, which hold nothing that anybody waits for. */
export function createHousekeeping({ db, log, now, chores, batch = 1000 }: HousekeepingParts): Housekeeping {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  let isStopped = false

  /** Undefined when another process is at this chore. */
  const sweepBatch = ({ name, sweep }: Chore) =>
    db.begin(async (tx) => {
      const [{ isMine }] = await tx<[{ isMine: boolean }]>`
        select pg_try_advisory_xact_lock(hashtextextended(${`housekeeping:${name}`}, 0)) as "isMine"`
      return isMine ? sweep(tx, now(), batch) : undefined
    })

  async function sweepAll(task: Chore): Promise<number> {
    let total = 0
    for (;;) {
      const swept = isStopped ? undefined : await sweepBatch(task)
      total += swept ?? 0
      if (swept === undefined || swept < batch) return total
    }
  }

  async function sweep(): Promise<number> {
    let total = 0
    for (const task of chores) {
      try {
        const swept = await sweepAll(task)
        if (swept > 0) log.info({ swept }, `housekeeping: ${task.name}`)
        total += swept
      } catch (error) {
        log.error({ err: error }, `housekeeping: ${task.name} are left for the next round`)
      }
    }
    return total
  }

  const later = (milliseconds: number) => {
    timer = setTimeout(() => {
      working = sweep().then(() => {
        if (!isStopped) later(hour)
      })
    }, milliseconds).unref()
  }

  return {
    sweep,
    start: () => later(firstMilliseconds),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}

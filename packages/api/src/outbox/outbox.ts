import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable } from '../db.ts'
import type { Fragment } from '../sql-fragment.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'
import { type Lane, laneNames } from './lanes.ts'
import { insert } from './outbox.repository.ts'
import type { OutboxEntry, OutboxKind, OutboxPayloads } from './outbox-entry.ts'
import { createRests } from './rests.ts'
import { createTries, type HandlerOptions, type Handlers, type OutboxHandler } from './tries.ts'
import { endedJobs, queueTheMissing } from './unmatched-jobs.repository.ts'
import { startWorkers, type Workers } from './workers.ts'

export interface Outbox {
  /** Enqueues work in the caller's transaction; false when the key existed already. */
  enqueue<Kind extends OutboxKind>(tx: Queryable, entry: OutboxEntry<Kind>): Promise<boolean>
  /** The same as a part of one of the caller's statements, which must be about to be sent. */
  entry<Kind extends OutboxKind>(tx: Queryable, entry: OutboxEntry<Kind>): Fragment
  /** Registers the handler of a kind. */
  handle<Kind extends OutboxKind>(
    kind: Kind,
    handler: OutboxHandler<OutboxPayloads[Kind]>,
    options?: HandlerOptions<OutboxPayloads[Kind]>,
  ): void
  /** Processes everything that is due now, once; returns how many entries were done. */
  drain(): Promise<number>
  /**
   * Processes entries until `stop`; wakes soon after something is enqueued in this process, and polls every few
   * seconds.
   */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Database triggers that enqueue work notify this channel. */
const channel = 'outbox'
/**
 * Milliseconds after an entry is enqueued at which to look for it: its transaction has usually committed by the first
 * look.
 */
const looks = [15, 120, 1_000]
const reviveMilliseconds = 3 * 60_000

interface OutboxParts {
  readonly db: Db
  readonly log: FastifyBaseLogger
  /** The clock for measuring pauses, in milliseconds. */
  readonly elapsed?: () => number
}

/** The outbox of one database; several processes may process it at the same time. */
// limit: a service: enqueuing and processing share handlers, lanes and the queue
export function createOutbox({ db, log, elapsed = () => performance.now() }: OutboxParts): Outbox {
  const handlers: Handlers = new Map()
  const releases: (() => void)[] = []
  const perform = createTries({ db, log, handlers, rests: createRests(elapsed) })
  const looking = new Map<number, NodeJS.Timeout>()
  let queue: JobQueue | undefined
  let workers: Workers | undefined
  let reviving: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined
  /** Opened on demand: most test processes never process the outbox. */
  const opened = () => {
    queue ??= openJobQueue(db, log)
    return queue.boss
  }

  async function drainLane(lane: Lane): Promise<number> {
    let done = 0
    for (;;) {
      const [job] = await opened().fetch<{ entry: number }>(lane, { batchSize: 1 })
      if (!job) return done
      try {
        if (await perform(job.data.entry)) done += 1
        await opened().complete(lane, job.id)
      } catch (error) {
        await opened().fail(lane, job.id, { message: String(error) })
      }
    }
  }

  /** Requeues jobs that were given up or lost; jobs still in the queue are left alone. */
  async function revive(): Promise<void> {
    for (const { lane, id } of await endedJobs(db)) await opened().retry(lane, id)
    await queueTheMissing(db)
  }
  const reviveQuietly = () =>
    revive().catch((error: unknown) => log.error({ err: error }, 'the outbox could not be checked'))

  function lookSoon(lane: Lane = 'work'): void {
    if (!workers) return
    for (const wait of looks) {
      const key = wait * laneNames.length + laneNames.indexOf(lane)
      if (looking.has(key)) continue
      const look = setTimeout(() => {
        looking.delete(key)
        workers?.wake(lane)
      }, wait)
      looking.set(key, look)
    }
  }

  return {
    async enqueue(tx, entry) {
      const isNew = (await insert(tx, entry)).length > 0
      if (isNew) lookSoon(entry.lane)
      return isNew
    },
    entry(tx, entry) {
      lookSoon(entry.lane)
      return insert(tx, entry)
    },
    handle(kind, work, options = {}) {
      // The queue returns the payload that was enqueued under that name.
      handlers.set(kind, { ...options, work } as HandlerOptions & { work: OutboxHandler })
      if (options.release) releases.push(options.release)
    },
    async drain() {
      let done = 0
      // Work in one lane may enqueue work in another that was drained before.
      for (let last = -1; last !== done; ) {
        last = done
        for (const lane of laneNames) done += await drainLane(lane)
      }
      return done
    },
    async start() {
      await opened().start()
      await reviveQuietly()
      workers = await startWorkers(opened(), perform)
      const wakeAll = () => workers?.wakeAll()
      const listening = await db.listen(channel, wakeAll, wakeAll)
      unlisten = listening.unlisten
      reviving = setInterval(reviveQuietly, reviveMilliseconds)
    },
    async stop() {
      clearInterval(reviving)
      for (const look of looking.values()) clearTimeout(look)
      await unlisten?.()
      workers?.stop()
      if (workers) await queue?.stop()
      workers = undefined
      for (const release of releases.splice(0)) release()
    },
  }
}

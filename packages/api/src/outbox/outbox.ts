import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable, Tx } from '../db.ts'
import { claim, finish, insert, type OutboxRow, postpone } from './outbox.repository.ts'

/** One piece of work that must happen after its transaction, at least once and in effect exactly once. */
export interface OutboxEntry<Payload extends object = object> {
  /** Names the handler: 'mail'. */
  readonly kind: string
  /** The same key is taken once: `order-confirmed:1042`. */
  readonly key: string
  readonly payload: Payload
  /** It is not due before this moment. */
  readonly notBefore?: Date
}

/**
 * Does the work of an entry. It may be called again for the same entry if the process died just after it, so its
 * effect must be known by `once`: a name that is the same for every try, and that no other entry has, not even one of
 * another database.
 */
export type OutboxHandler = (payload: unknown, once: string) => Promise<void>

export interface Outbox {
  /** Puts work into the caller's transaction; false when the key was known already. */
  enqueue(tx: Queryable, entry: OutboxEntry): Promise<boolean>
  /** Names who does the work of a kind. */
  handle(kind: string, handler: OutboxHandler): void
  /** Works off what is due now, once; answers how many entries were done. */
  drain(): Promise<number>
  /** Works until `stop`; wakes when something is enqueued. */
  start(): Promise<void>
  stop(): Promise<void>
}

const channel = 'outbox'
const pollMilliseconds = 5_000
const longestDelaySeconds = 15 * 60

/** The outbox on one database; several processes may work it off at the same time. */
export function createOutbox({ db, log }: { db: Db; log: FastifyBaseLogger }): Outbox {
  const handlers = new Map<string, OutboxHandler>()
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined
  let isStopped = false
  let isWokenMeanwhile = false

  /**
   * The row stays locked while its work is done. When this process dies, PostgreSQL lets go of it at once
   * and another one takes it: no lease to wait for.
   */
  const next = () =>
    db.begin(async (tx) => {
      const row = await claim(tx, [...handlers.keys()])
      if (!row) return false
      await perform(tx, row)
      return true
    })

  async function perform(tx: Tx, row: OutboxRow): Promise<void> {
    try {
      await handlers.get(row.kind)?.(row.payload, `${row.key}@${row.createdAt.toISOString()}`)
      await finish(tx, row.id)
    } catch (error) {
      const seconds = Math.min(longestDelaySeconds, 2 ** row.attempts)
      log.warn({ err: error, kind: row.kind, attempts: row.attempts }, `outbox entry waits ${seconds} s`)
      await postpone(tx, row.id, seconds, String(error))
    }
  }

  async function drain(): Promise<number> {
    let done = 0
    while (!isStopped && (await next())) done += 1
    return done
  }

  function wake(): void {
    if (isStopped) return
    // Who is at work may have found nothing just before this entry came.
    isWokenMeanwhile = running !== undefined
    running ??= drain()
      .catch((error: unknown) => {
        log.error({ err: error }, 'the outbox could not be read')
        return 0
      })
      .finally(() => {
        running = undefined
        if (isWokenMeanwhile) wake()
      })
  }

  return {
    enqueue: async (tx, entry) => insert(tx, entry, channel),
    handle: (kind, handler) => void handlers.set(kind, handler),
    drain,
    async start() {
      const listening = await db.listen(channel, wake, wake)
      unlisten = listening.unlisten
      timer = setInterval(wake, pollMilliseconds)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await unlisten?.()
      await running
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Db, Queryable, Tx } from '../db.ts'
import type { Fragment } from '../sql-fragment.ts'
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
  /** The same as a part of one of the caller's statements, which is about to be sent. */
  entry(tx: Queryable, entry: OutboxEntry): Fragment
  /** Names who does the work of a kind. */
  handle(kind: string, handler: OutboxHandler): void
  /** Works off what is due now, once; answers how many entries were done. */
  drain(): Promise<number>
  /** Works until `stop`; wakes soon after something is enqueued here, and looks around every few seconds. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** What triggers enqueue is told on this channel. */
const channel = 'outbox'
const pollMilliseconds = 5_000
/** After something was enqueued: its transaction is about to end, as a rule at the first look. */
const looks = [15, 120, 1_000]
/** The server that a kind of work needs may be away: then one try tells for all entries of this kind. */
const isAway = (error: unknown): boolean =>
  /^(E(CONN\w*|SOCKET|DNS|TIMEDOUT|NOTFOUND|HOSTUNREACH|PIPE)|CONNECT_TIMEOUT)$/.test(
    (error as NodeJS.ErrnoException | undefined)?.code ?? '',
  )
const [longestRestSeconds, longestDelaySeconds] = [30, 15 * 60]

interface OutboxParts {
  readonly db: Db
  readonly log: FastifyBaseLogger
  /** What rests are measured with, in milliseconds. */
  readonly elapsed?: () => number
}

/** The outbox on one database; several processes may work it off at the same time. */
export function createOutbox({ db, log, elapsed = () => performance.now() }: OutboxParts): Outbox {
  const handlers = new Map<string, OutboxHandler>()
  const resting = new Map<string, { readonly until: number; readonly seconds: number }>()
  const looking = new Map<number, NodeJS.Timeout>()
  let running: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined
  let isStopped = false
  let isWokenMeanwhile = false

  const awake = () => [...handlers.keys()].filter((kind) => (resting.get(kind)?.until ?? 0) <= elapsed())

  /**
   * The row stays locked while its work is done. When this process dies, PostgreSQL lets go of it at once
   * and another one takes it: no lease to wait for.
   */
  const next = () =>
    db.begin(async (tx) => {
      const row = await claim(tx, awake())
      if (!row) return false
      await perform(tx, row)
      return true
    })

  async function perform(tx: Tx, row: OutboxRow): Promise<void> {
    try {
      await handlers.get(row.kind)?.(row.payload, `${row.key}@${row.createdAt.toISOString()}`)
      await finish(tx, row.id)
      resting.delete(row.kind)
    } catch (error) {
      if (isAway(error)) {
        const rest = Math.min(longestRestSeconds, 2 * (resting.get(row.kind)?.seconds ?? 0.5))
        resting.set(row.kind, { until: elapsed() + rest * 1000, seconds: rest })
      }
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

  function lookSoon(): void {
    if (!timer) return
    for (const wait of looks) {
      if (looking.has(wait)) continue
      const look = setTimeout(() => {
        looking.delete(wait)
        wake()
      }, wait)
      looking.set(wait, look)
    }
  }

  return {
    async enqueue(tx, entry) {
      const isNew = (await insert(tx, entry)).length > 0
      if (isNew) lookSoon()
      return isNew
    },
    entry(tx, entry) {
      lookSoon()
      return insert(tx, entry)
    },
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
      for (const look of looking.values()) clearTimeout(look)
      await unlisten?.()
      await running
    },
  }
}

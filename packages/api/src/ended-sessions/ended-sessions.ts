import type { FastifyBaseLogger } from 'fastify'
import { type AccessTokens, accessLifetimeSeconds } from '../credentials/tokens.ts'
import type { Db } from '../db.ts'
import { endedSince, sessionEnded } from './ended-sessions.repository.ts'

const everyMs = 1000
/** How long after recording a session's end a transaction may still commit. */
const overlapMs = 60_000

interface EndedSessionsParts {
  readonly db: Db
  readonly tokens: Pick<AccessTokens, 'refuseFamily'>
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}

export interface EndedSessions {
  /** Resolves when all sessions that ended earlier are known; no call should be answered before that. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Keeps this process's tokens in step with sessions that end in any process: PostgreSQL notifies at once, and the table
 * is polled once a second, so that neither a lost notification nor a restart keeps a token valid.
 */
export function followEndedSessions({ db, tokens, log, now }: EndedSessionsParts): EndedSessions {
  let timer: NodeJS.Timeout | undefined
  let listening: { unlisten(): Promise<void> } | undefined
  let asked: Promise<void> = Promise.resolve()
  let isAway = false
  /** When the table was last asked with success, by this process's clock. */
  let askedAt = 0

  async function ask(since: Date): Promise<void> {
    for (const { id, endedAt } of await endedSince(db, since)) tokens.refuseFamily(id, endedAt)
  }

  async function look(): Promise<void> {
    try {
      const at = now().getTime()
      // After minutes without the database, what ended since the last answer is asked for, also if the clock was changed.
      await ask(new Date(Math.min(at, askedAt) - overlapMs))
      askedAt = at
      if (isAway) await hear()
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ err: error }, 'ended sessions cannot be read')
      isAway = true
    }
    timer = setTimeout(again, everyMs).unref()
  }
  /** A pooler in front of PostgreSQL may not pass notifications on; then polling once a second has to suffice. */
  async function hear(): Promise<void> {
    await listening?.unlisten().catch(() => undefined)
    try {
      listening = await db.listen(sessionEnded, (id) => tokens.refuseFamily(id, now()))
    } catch (error) {
      log.warn({ err: error }, 'ended sessions cannot be announced immediately')
    }
  }
  function again(): void {
    asked = look()
  }

  return {
    async start() {
      askedAt = now().getTime()
      await ask(new Date(askedAt - accessLifetimeSeconds * 1000 - overlapMs))
      await hear()
      timer = setTimeout(again, everyMs).unref()
    },
    async stop() {
      await asked
      clearTimeout(timer)
      await listening?.unlisten().catch(() => undefined)
    },
  }
}

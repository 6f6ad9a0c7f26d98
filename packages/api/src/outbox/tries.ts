import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db.ts'
import { begin, finish, giveUp, noteFailure, type OutboxRow } from './outbox.repository.ts'
import type { Rests } from './rests.ts'
import { Undeliverable } from './undeliverable.ts'

/**
 * Does the work of an entry, outside of any transaction. It may be called again for the same entry when the process
 * died or a try took too long, so its effect must be idempotent by `once`: a name that is the same for every try and
 * unique to the entry, even across databases. Throws Undeliverable when no later try can succeed, and anything else to be
 * called again.
 */
export type OutboxHandler<Payload = unknown> = (payload: Payload, once: string) => Promise<void>

export interface HandlerOptions<Payload = unknown> {
  /** Called instead of the handler once the lifetime of an entry is over; retried when it throws. */
  readonly expired?: (payload: Payload) => Promise<void>
  /** Closes the resources of the handler; called by `stop`. */
  readonly release?: () => void
}

export type Handlers = Map<string, HandlerOptions & { readonly work: OutboxHandler }>

interface TryParts {
  readonly db: Db
  readonly log: FastifyBaseLogger
  readonly handlers: Handlers
  readonly rests: Rests
}

/** Mail servers repeat the address that they refuse; what is kept after the end of the work names nobody. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, 'the address')

/**
 * Returns a function that tries an entry once. It throws on failure, so that the queue tries again, and returns false
 * when the entry is done already.
 */
export function createTries({ db, log, handlers, rests }: TryParts): (id: number) => Promise<boolean> {
  async function attempt({ kind, key, payload, createdAt, ...row }: OutboxRow): Promise<void> {
    const handler = handlers.get(kind)
    if (row.isExpired) {
      await handler?.expired?.(payload)
      throw new Undeliverable(`Not done in time, after ${row.attempts - 1} tries. ${row.lastError ?? ''}`.trim())
    }
    if (!handler) throw new Error(`No handler is registered for '${kind}'.`)
    await rests.around(kind, () => handler.work(payload, `${key}@${createdAt.toISOString()}`))
  }

  return async (id) => {
    const row = await begin(db, id)
    if (!row) return false
    const { kind, attempts } = row
    try {
      await attempt(row)
    } catch (error) {
      if (error instanceof Undeliverable) {
        const reason = withoutAddresses(error.message)
        await giveUp(db, id, reason)
        log.warn({ kind, attempts, reason }, 'an outbox entry was given up')
        return true
      }
      log.warn({ err: error, kind, attempts }, 'an outbox entry failed and will be retried')
      await noteFailure(db, id, String(error))
      throw error
    }
    await finish(db, id)
    return true
  }
}

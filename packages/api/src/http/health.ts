import underPressure from '@fastify/under-pressure'
import type { Db } from '../db.ts'
import { Unavailable } from '../errors.ts'
import type { App } from '../plugin.ts'
import type { Metrics } from './metrics.ts'

/**
 * Alive, ready and measured; and a process whose event loop is late by more than `longestDelay` milliseconds says so
 * instead of letting callers wait (0: never).
 */
export function answerHealth(
  app: App,
  { db, metrics, longestDelay }: { db: Db; metrics: Metrics; longestDelay: number },
): void {
  const config = { access: 'public' } as const
  const schema = { hide: true }

  // Starting is one long delay, and the first sample holds nothing else: what counts comes after it.
  let isSettled = false
  app.addHook('onListen', async () => void setTimeout(() => (isSettled = true), 2500).unref())
  app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (isSettled && !request.url.endsWith('z')) throw new Unavailable()
    },
  })
  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema }, async (request) => {
    try {
      await db`select 1`
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new Unavailable('The database does not answer.')
    }
  })
  app.get('/metrics', { config: { access: 'operator' }, schema }, async (_, reply) => {
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

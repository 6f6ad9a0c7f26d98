import underPressure from '@fastify/under-pressure'
import type { Db } from '../db.ts'
import { NotFound, Unavailable } from '../errors.ts'
import type { App } from '../plugin.ts'
import type { Metrics } from './metrics.ts'

/** Alive, ready and measured; and a busy process says so instead of letting callers wait. */
export function answerHealth(app: App, { db, metrics }: { db: Db; metrics: Metrics }): void {
  const config = { access: 'public' } as const
  const schema = { hide: true }

  app.register(underPressure, {
    maxEventLoopDelay: 4000,
    pressureHandler: (request) => {
      if (!request.url.endsWith('z')) throw new Unavailable()
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
  // Numbers are for whoever runs the machine: a call that came through a proxy is not answered.
  app.get('/metrics', { config, schema }, async (request, reply) => {
    if (request.headers['x-forwarded-for']) throw new NotFound()
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

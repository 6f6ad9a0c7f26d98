import { setTimeout as sleep } from 'node:timers/promises'
import underPressure from '@fastify/under-pressure'
import type { Draining } from '@nukkad/contracts/draining'
import type { Db } from '../../db.ts'
import { Unavailable } from '../../errors.ts'
import type { App } from '../../plugin.ts'
import { type BacklogSource, backlogGauges } from './backlog-gauges.ts'
import { ping } from './health.repository.ts'
import type { Metrics } from './metrics.ts'

export interface HealthParts {
  readonly db: Db
  readonly metrics: Metrics
  readonly draining: Pick<Draining, 'isUnderWay'>
  /** milliseconds; 0: never */
  readonly longestDelay: number
  /** Loads what lists and search keep in memory; resolves at once when it is loaded already. */
  readonly warmUp: () => Promise<unknown>
  readonly backlog: BacklogSource
}

/** Readiness is answered within this time (milliseconds), negatively when nothing else is known by then. */
const patience = 1000
const late = Symbol('late')

/**
 * Serves liveness, readiness and metrics; a process whose event loop is late by more than `longestDelay` milliseconds
 * answers "unavailable" instead of letting callers wait (0: never).
 */
export function answerHealth(app: App, parts: HealthParts): void {
  const { db, metrics, draining, longestDelay, warmUp } = parts
  const readBacklog = backlogGauges(metrics, parts.backlog)
  const config = { access: 'public' } as const
  const schema = { hide: true }

  // Without a limit the plugin would still sample the delay every ten milliseconds, also after the app is closed.
  if (longestDelay > 0) refuseWhenLate(app, longestDelay)
  app.addHook('onSend', async (_, reply) => {
    if (draining.isUnderWay) reply.header('connection', 'close')
  })
  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema }, async (request) => {
    if (draining.isUnderWay) throw new Unavailable('This server is shutting down.')
    const answered = await Promise.race([ping(db), sleep(patience, late)]).catch((error: Error) => {
      request.log.warn({ err: error }, 'the database does not respond')
      return late
    })
    if (answered === late) throw new Unavailable('The database does not respond.')
    const read = await Promise.race([warmUp(), sleep(patience, late)]).catch(() => late)
    if (read === late) throw new Unavailable('The lists are still being loaded into memory.')
    return { status: 'ready' }
  })
  app.get('/metrics', { config: { access: 'operator' }, schema }, async (_, reply) => {
    await readBacklog()
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

function refuseWhenLate(app: App, longestDelay: number): void {
  // Startup is one long delay, and the first sample holds nothing else: only later samples count.
  let isSettled = false
  app.addHook('onListen', async () => void setTimeout(() => (isSettled = true), 2500).unref())
  app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (isSettled && !request.url.endsWith('z')) throw new Unavailable()
    },
  })
}

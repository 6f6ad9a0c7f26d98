import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { loggedPath } from '@nukkad/contracts/logged-path'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../ops/metrics.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what a route serves, for metrics and logs */
    kind?: 'page' | 'static' | 'proxy' | 'shell' | 'ops'
  }
}

const wellFormed = /^[\w-]{8,64}$/

/** The id set by a proxy in front, if it is well-formed; otherwise a new one. The API gets the same id. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}

/** Logs one line per response, with the path only; the client is deliberately not logged. */
export function requestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const kind = request.routeOptions.config.kind ?? 'other'
    const status = reply.statusCode
    metrics.requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
    const level = status >= 500 ? 'warn' : kind === 'page' ? 'info' : 'debug'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log[level]({ kind, method: request.method, path: loggedPath(request.url), status, ms }, 'answered')
  })
}

import { isOperator, operatorChallenge } from '@nukkad/contracts/operator-credentials'
import type { FastifyInstance } from 'fastify'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { Metrics } from './metrics.ts'

export interface OpsRoutesOptions {
  readonly apiUrl: string
  readonly releases: LiveReleases
  readonly metrics: Metrics
  readonly operatorPassword: string
}

async function isReachable(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/api/healthz`, { signal: AbortSignal.timeout(1000) })
    await answer.body?.cancel()
    // Whatever it answers, it is there; whether it is ready is its own matter.
    return answer.status < 500
  } catch {
    return false
  }
}

/** For those who run the site: alive, ready, numbers. */
export function opsRoutes(
  app: FastifyInstance,
  { apiUrl, releases, metrics, operatorPassword }: OpsRoutesOptions,
): void {
  const config = { kind: 'ops' as const }
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.kind === 'ops') reply.header('cache-control', 'no-store')
  })
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_, reply) => {
    const api = await isReachable(apiUrl)
    reply.code(api ? 200 : 503)
    return { status: api ? 'ready' : 'not ready', api, sequence: releases.snapshots.document.sequence }
  })
  app.get('/metrics', { config }, async ({ headers }, reply) => {
    if (!isOperator(headers.authorization, operatorPassword)) {
      return reply.code(401).header('www-authenticate', operatorChallenge).send('For operators.\n')
    }
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

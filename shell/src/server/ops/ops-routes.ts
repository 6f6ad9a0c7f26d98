import { setTimeout as sleep } from 'node:timers/promises'
import type { Draining } from '@nukkad/contracts/draining'
import { isOperator, operatorChallenge } from '@nukkad/contracts/operator-credentials'
import type { FastifyInstance } from 'fastify'
import type { FirstPages } from '../page/asking/first-pages.ts'
import type { LiveReleases } from '../releases/live-releases.ts'
import type { Metrics } from './metrics.ts'

export interface OpsRoutesOptions {
  readonly apiUrl: string
  readonly draining: Pick<Draining, 'isUnderWay'>
  readonly releases: LiveReleases
  readonly metrics: Metrics
  readonly operatorPassword: string
  /** rendered as soon as the API is ready, at the latest */
  readonly firstPages: FirstPages
}

/** Whether the API reports that it is ready, within a short time limit. */
export async function isReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/api/readyz`, { signal: AbortSignal.timeout(2500) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Once the API has been ready, retries for two seconds before reporting that it is not: if an API server behind a
 * shared address is replaced, all shells would otherwise become unready with it.
 */
function patientlyAsked(apiUrl: string): () => Promise<boolean> {
  let wasReady = false
  return async () => {
    for (const from = Date.now(); ; await sleep(400)) {
      const ready = await isReady(apiUrl)
      if (ready || !wasReady || Date.now() - from > 2000) {
        wasReady = ready
        return ready
      }
    }
  }
}

/** Routes for operators: health, readiness and metrics. */
export function opsRoutes(
  app: FastifyInstance,
  { apiUrl, draining, releases, metrics, operatorPassword, firstPages }: OpsRoutesOptions,
): void {
  const config = { kind: 'ops' as const }
  const isApiReady = patientlyAsked(apiUrl)
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.kind === 'ops') reply.header('cache-control', 'no-store')
    if (draining.isUnderWay) reply.header('connection', 'close')
  })
  app.get('/healthz', { config }, () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_, reply) => {
    const api = !draining.isUnderWay && (await isApiReady())
    if (api) void firstPages.draw()
    const isReady = api && firstPages.isDone
    reply.code(isReady ? 200 : 503)
    const status = draining.isUnderWay ? 'ending' : isReady ? 'ready' : 'not ready'
    return { status, api, sequence: releases.snapshots.document.sequence }
  })
  app.get('/metrics', { config }, async ({ headers }, reply) => {
    if (!isOperator(headers.authorization, operatorPassword)) {
      return reply.code(401).header('www-authenticate', operatorChallenge).send('For operators.\n')
    }
    reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

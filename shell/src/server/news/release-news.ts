import type { ServerResponse } from 'node:http'
import { networkOf } from '@nukkad/contracts/network-of'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../ops/metrics.ts'
import type { LiveReleases } from '../releases/live-releases.ts'

export interface ReleaseNewsOptions {
  readonly releases: LiveReleases
  readonly metrics: Metrics
  readonly limit?: number
  readonly heartbeatMs?: number
}

/**
 * The maximum number of streams for one address (of IPv6, its /64 network). A mobile carrier puts thousands of users
 * behind one address, so one may take a quarter of the free streams, but always enough for the tabs of a household.
 */
export const shareOfAddress = (free: number) => Math.max(50, Math.floor(free / 4))

const news = (sequence: number) => `id: ${sequence}\nevent: release\ndata: {"sequence":${sequence}}\n\n`

/**
 * Tells open pages that the registry has changed; they then fetch their snapshot. A page that reconnects gets the
 * present sequence number at once, so nothing is missed in between.
 */
export function releaseNews(app: FastifyInstance, options: ReleaseNewsOptions): void {
  const { releases, metrics, limit = 5000, heartbeatMs = 20_000 } = options
  const open = new Set<ServerResponse>()
  const byNetwork = new Map<string, number>()

  const sendAll = (text: string) => {
    for (const stream of open) stream.write(text)
  }
  const stopListening = releases.onTaken(({ document }) => sendAll(news(document.sequence)))
  const heart = setInterval(() => sendAll(': still here\n\n'), heartbeatMs).unref()

  app.get('/_shell/releases', { config: { kind: 'shell' } }, (request, reply) => {
    const network = networkOf(request.ip)
    const ofNetwork = byNetwork.get(network) ?? 0
    if (open.size >= limit || ofNetwork >= shareOfAddress(limit - open.size)) {
      return reply.code(503).headers({ 'retry-after': '30', 'cache-control': 'no-store' }).send()
    }
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    stream.write(`retry: 2000\n${news(releases.snapshots.document.sequence)}`)
    open.add(stream)
    byNetwork.set(network, ofNetwork + 1)
    metrics.listeners.set(open.size)
    stream.on('close', () => {
      open.delete(stream)
      const left = (byNetwork.get(network) ?? 1) - 1
      if (left > 0) byNetwork.set(network, left)
      else byNetwork.delete(network)
      metrics.listeners.set(open.size)
    })
  })

  app.addHook('preClose', async () => {
    clearInterval(heart)
    stopListening()
    for (const stream of open) stream.end()
  })
}

import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../ops/metrics.ts'
import type { LiveReleases } from '../releases/live-releases.ts'

export interface ReleaseNewsOptions {
  readonly releases: LiveReleases
  readonly metrics: Metrics
  readonly limit?: number
  readonly limitPerAddress?: number
  readonly heartbeatMs?: number
}

const news = (sequence: number) => `id: ${sequence}\nevent: release\ndata: {"sequence":${sequence}}\n\n`

/**
 * Tells open pages that the registry has changed; they then ask for their snapshot. A page that comes back after a
 * break is told the present sequence at once, so nothing is lost in between.
 */
export function releaseNews(app: FastifyInstance, options: ReleaseNewsOptions): void {
  const { releases, metrics, limit = 5000, limitPerAddress = 50, heartbeatMs = 20_000 } = options
  const open = new Map<ServerResponse, string>()

  const sendAll = (text: string) => {
    for (const stream of open.keys()) stream.write(text)
  }
  const stopListening = releases.onTaken(({ document }) => sendAll(news(document.sequence)))
  const heart = setInterval(() => sendAll(': still here\n\n'), heartbeatMs).unref()

  app.get('/_shell/releases', { config: { kind: 'shell' } }, (request, reply) => {
    const ofAddress = [...open.values()].filter((address) => address === request.ip).length
    if (open.size >= limit || ofAddress >= limitPerAddress) {
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
    open.set(stream, request.ip)
    metrics.listeners.set(open.size)
    stream.on('close', () => {
      open.delete(stream)
      metrics.listeners.set(open.size)
    })
  })

  app.addHook('preClose', async () => {
    clearInterval(heart)
    stopListening()
    for (const stream of open.keys()) stream.end()
  })
}

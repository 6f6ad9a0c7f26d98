import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import zlib from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LiveReleases } from '../releases/live-releases.ts'
import { robotsText } from './robots.ts'
import { screensXml, withScreens } from './screens-sitemap.ts'

export interface MachineFilesOptions {
  readonly apiUrl: string
  /** origin of the site */
  readonly origin: string
  readonly releases: LiveReleases
}

/** A change of a text that is passed through. */
type Change = (text: string) => string

function absent(reply: FastifyReply, status: number): FastifyReply {
  const text = status === 503 ? 'Unavailable right now.\n' : 'There is no such file.\n'
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text)
}

/** The API generates these texts in pieces, which may take a while. In milliseconds. */
const longest = 60_000

const kept = ['content-type', 'cache-control', 'retry-after'] as const

/**
 * Serves files for crawlers at their usual addresses: sitemaps, the feeds of cities, the pictures of shared pages. They
 * come from the API, wherever the pictures of this deployment are stored; only the sitemap of static pages and robots.txt
 * are made from the releases.
 */
export async function machineFiles(app: FastifyInstance, options: MachineFilesOptions): Promise<void> {
  const { apiUrl, origin, releases } = options

  async function passOn(request: FastifyRequest, reply: FastifyReply, path: string, change?: Change) {
    const url = new URL(`${apiUrl}/api${path}`)
    // With '..', also written %2e%2e, it would be the address of another call.
    if (url.pathname !== `/api${path.split('?', 1)[0]}`) return absent(reply, 404)
    const answer = await fetch(url, {
      headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      signal: AbortSignal.timeout(longest),
    }).catch(() => undefined)
    if (!answer?.ok || !answer.body) {
      const status = answer && answer.status < 500 ? answer.status : 503
      await answer?.body?.cancel()
      return absent(reply, status)
    }
    for (const name of kept) {
      const value = answer.headers.get(name)
      if (value) reply.header(name, value)
    }
    if (change) return reply.send(change(await answer.text()))
    return reply.send(Readable.fromWeb(answer.body as ReadableStream))
  }

  await app.register(async (scope) => {
    await scope.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      brotliOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { level: 6 },
      customTypes: /xml|json/,
    })
    const config = { kind: 'proxy' as const }
    scope.get('/sitemap.xml', { config }, (request, reply) =>
      passOn(request, reply, '/sitemap', (index) => withScreens(index, origin)),
    )
    scope.get('/sitemaps/screens.xml', { config }, (_, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(screensXml(releases.snapshots.usual.routes.table, origin)),
    )
    scope.get('/robots.txt', { config }, (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(robotsText(releases.snapshots.usual.routes.table, origin)),
    )
    scope.get<{ Params: { file: string } }>('/sitemaps/:file', { config }, (request, reply) =>
      passOn(request, reply, `/sitemap/${encodeURIComponent(request.params.file)}`),
    )
    for (const form of ['xml', 'atom', 'json']) {
      scope.get<{ Params: { city: string } }>(`/:city/feed.${form}`, { config }, (request, reply) =>
        passOn(request, reply, `/feeds/${encodeURIComponent(request.params.city)}/${form}`),
      )
    }
  })
  app.get('/images/social/*', { config: { kind: 'proxy' as const } }, (request, reply) =>
    passOn(request, reply, request.url.slice('/images'.length)),
  )
}

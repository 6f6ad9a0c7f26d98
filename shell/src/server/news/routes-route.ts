import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { LiveReleases } from '../releases/live-releases.ts'

const pack = {
  br: promisify<string, Buffer>(brotliCompress),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (text: string) => Buffer.from(text),
} as const

/**
 * `/_shell/routes/<name>.json`: the table that a snapshot names, in which a page looks up the screen of an address. Its
 * name is a hash of its content, so browsers cache it; it is as large as the part of a script that it replaced.
 */
export function routesRoute(app: FastifyInstance, releases: LiveReleases): void {
  const { tables } = releases
  const packed = new LRUCache<string, Buffer>({ max: 20 })
  /** For other processes of the site: the table that most visitors get now. */
  app.get('/_shell/routes', { config: { kind: 'shell' } }, (request, reply) => {
    const { id, text } = releases.snapshots.usual.routes
    const etag = `"${id}"`
    reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json; charset=utf-8')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
  })
  app.get<{ Params: { file: string } }>(
    '/_shell/routes/:file',
    { config: { kind: 'shell' } },
    async (request, reply) => {
      const id = /^([\w-]{22})\.json$/.exec(request.params.file)?.[1]
      const known = id === undefined ? undefined : tables.named(id)
      reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
      if (!known) return reply.code(404).header('cache-control', 'no-store').send('{}')
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const key = `${known.id} ${encoding}`
      const bytes = packed.get(key) ?? (await pack[encoding](known.text))
      packed.set(key, bytes)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
    },
  )
}

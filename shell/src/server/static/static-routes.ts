import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import { cookieOf } from '../http/cookies.ts'
import type { Overlays } from '../overlay/overlays.ts'
import { pageCookies } from '../page/asking/page-request.ts'
import type { LiveReleases } from '../releases/live-releases.ts'
import { holdsPreview, isPreviewOnly } from '../releases/previews.ts'
import { manifestFile } from '../releases/release-files.ts'
import { AlteredFile, type FileStore } from './file-store.ts'
import type { StaticFile } from './static-files.ts'

export interface StaticRoutesOptions {
  readonly store: FileStore
  readonly releases: LiveReleases
  readonly overlays: Pick<Overlays, 'runs'>
  readonly releasesFolder: string
  /** files of the shell's browser build and of earlier ones, by their path in it */
  readonly assets: ReadonlyMap<string, StaticFile>
}

const forever = 'public, max-age=31536000, immutable'

interface Released extends StaticFile {
  readonly isPreview?: boolean
}

function notThere(reply: FastifyReply, status: 404 | 500 = 404) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(status === 404 ? 'There is no such file.\n' : 'This file was altered.\n')
}

/** Serves files by exact name from a prepared list: no path of a request ever reaches the disk. */
export function staticRoutes(app: FastifyInstance, options: StaticRoutesOptions): void {
  const { store, releases, overlays, releasesFolder, assets } = options

  async function releaseFile(
    name: string,
    version: string,
    file: string,
    cookies?: string,
  ): Promise<Released | undefined> {
    const { document } = releases.snapshots
    const isPreview = isPreviewOnly(document, name, version)
    const mayHave = () =>
      holdsPreview(document, name, version, cookieOf(cookies, pageCookies.preview)) ||
      overlays.runs(cookies, name, version)
    if (isPreview && !mayHave()) return undefined
    const found = await vouchedFor(name, version, file)
    return found && { ...found, isPreview }
  }

  async function vouchedFor(name: string, version: string, file: string): Promise<StaticFile | undefined> {
    const stored = await releases.versions.find(releases.snapshots.document, name, version)
    if (!stored) return undefined
    const at = path.join(releasesFolder, name, version, file)
    if (file === manifestFile) return { file: at, integrity: stored.forPages.manifest }
    const listed = Object.hasOwn(stored.release.files, file) ? stored.release.files[file] : undefined
    // Server bundles are not public.
    return listed && file.startsWith('browser/') ? { file: at, integrity: listed.integrity } : undefined
  }

  async function send(request: FastifyRequest, reply: FastifyReply, wanted: Released | undefined) {
    if (!wanted) return notThere(reply)
    try {
      const found = await store.get(wanted.file, acceptedEncoding(request.headers['accept-encoding']), wanted.integrity)
      // Nobody asks again for a file that never changes, so only files of previews have an ETag.
      reply.headers(
        wanted.isPreview
          ? { 'cache-control': 'private, no-cache', etag: found.etag, vary: 'accept-encoding, cookie' }
          : { 'cache-control': forever, vary: 'accept-encoding' },
      )
      // Browsers cache a file with its headers, so it must not carry the id of one request.
      reply.removeHeader('x-request-id')
      if (wanted.isPreview && request.headers['if-none-match'] === found.etag) return reply.code(304).send()
      if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding)
      return reply.header('content-type', found.type).send(found.bytes)
    } catch (error) {
      request.log.error({ file: path.basename(wanted.file), cause: String(error) }, 'file not sent')
      return notThere(reply, error instanceof AlteredFile ? 500 : 404)
    }
  }

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/releases/:name/:version/*',
    { config: { kind: 'static' } },
    async (request, reply) => {
      const { name, version, '*': file } = request.params
      return send(request, reply, await releaseFile(name, version, file, request.headers.cookie))
    },
  )
  app.get<{ Params: { '*': string } }>('/assets/*', { config: { kind: 'static' } }, async (request, reply) =>
    send(request, reply, assets.get(request.params['*'])),
  )
}

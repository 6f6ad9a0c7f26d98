import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { getVideoFile, mostVideoBytes, uploadVideo } from '@nukkad/contracts/endpoints/video-files'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { BadRequest, Refusal } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { byteRange } from './byte-range.ts'
import { filmTooLarge, type VideoFileService } from './video-file.service.ts'

/** What the form around the file may take. */
const roomForForm = 64 * 1024

/** A browser may play it and do nothing else with it, even when somebody opens it as a page. */
const asFilmOnly = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

export const videoFileRoutes: Plugin<{ films: VideoFileService }> = async (app, { films }) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fileSize: mostVideoBytes + 1, headerPairs: 40, fieldSize: 1024 },
  })

  app.route({
    ...uploadVideo,
    bodyLimit: mostVideoBytes + roomForForm,
    config: {
      rateLimit: {
        max: 10,
        timeWindow: '1 hour',
        keyGenerator: (request: FastifyRequest) => `film:${request.user?.userId ?? request.ip}`,
      },
    },
    // Before a byte of the file is read.
    onRequest: async (request) => {
      if (Number(request.headers['content-length']) > mostVideoBytes + roomForForm) throw filmTooLarge()
    },
    handler: async (request) => {
      const { userId } = signedIn(request)
      return { data: await films.add(userId, await filmOf(request)) }
    },
  })

  app.route({
    ...getVideoFile,
    handler: async ({ params, headers }, reply) => {
      const { id, type, bytes } = await films.find(params.id)
      reply.headers({ ...asFilmOnly, 'content-type': type })
      const range = byteRange(headers.range, bytes)
      if (range === 'none') {
        return reply
          .code(416)
          .header('content-range', `bytes */${bytes}`)
          .send(Buffer.alloc(0) as Uint8Array)
      }
      const { from, to } = range === 'all' ? { from: 0, to: bytes - 1 } : range
      if (range !== 'all') reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
      reply.header('content-length', to - from + 1)
      return reply.send(Readable.from(films.read(id, from, to), { objectMode: false }) as never)
    },
  })
}

async function filmOf(request: FastifyRequest): Promise<AsyncIterable<Buffer>> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported_media', 'Please send the film as a form with the file in the field "file".')
  }
  const file = await request.file().catch((error: { statusCode?: number }) => {
    if ((error.statusCode ?? 500) < 500) throw new BadRequest('The form could not be read. Please try again.')
    throw error
  })
  if (file?.fieldname !== 'file') throw new BadRequest('Please choose a film.', { file: 'is needed' })
  return file.file
}

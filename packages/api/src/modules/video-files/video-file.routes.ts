import { Readable } from 'node:stream'
import { getVideoFile, mostVideoBytes, uploadVideo } from '@nukkad/contracts/endpoints/content/video-files'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { type FormWithFile, fileOf, forForm, takeForms } from '../../http/input/form-file.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import { byteRange } from './byte-range.ts'
import { filmTooLarge, type VideoFileService } from './video-file.service.ts'

const form: FormWithFile = { word: 'video', mostBytes: mostVideoBytes, tooLarge: filmTooLarge }

/** A browser may play it as media and nothing else, even when it is opened as a page. */
const asFilmOnly = {
  'accept-ranges': 'bytes',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

export const videoFileRoutes: Plugin<{ films: VideoFileService }> = async (app, { films }) => {
  await takeForms(app, form)

  app.route({
    ...uploadVideo,
    ...forForm(form),
    config: {
      rateLimit: {
        max: 10,
        timeWindow: '1 hour',
        keyGenerator: (request: FastifyRequest) => `film:${request.user?.userId ?? request.ip}`,
      },
    },
    handler: async (request) => ({ data: await films.add(signedIn(request), await fileOf(request, form)) }),
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
      return sendRaw(reply, Readable.from(films.read(id, from, to), { objectMode: false }))
    },
  })
}

import { getMedia, mostPictureBytes, uploadMedia } from '@nukkad/contracts/endpoints/content/media'
import { networkOf } from '@nukkad/contracts/network-of'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { BadRequest, Refusal } from '../../errors.ts'
import { type FormWithFile, fileOf, forForm, takeForms } from '../../http/input/form-file.ts'
import type { Plugin } from '../../plugin.ts'
import type { MediaService } from './media.service.ts'

const form: FormWithFile = {
  word: 'picture',
  mostBytes: mostPictureBytes,
  tooLarge: () => new Refusal('payload_too_large', 'This picture is larger than 8 MB. Please choose a smaller one.'),
}

export const mediaRoutes: Plugin<{ media: MediaService }> = async (app, { media }) => {
  await takeForms(app, form)

  app.route({
    ...uploadMedia,
    ...forForm(form),
    config: {
      rateLimit: {
        max: 60,
        timeWindow: '1 hour',
        keyGenerator: (request: FastifyRequest) => `media:${request.user?.userId ?? request.ip}`,
      },
    },
    handler: async (request) => ({ data: await media.add(signedIn(request), await pictureIn(request)) }),
  })

  app.route({
    ...getMedia,
    handler: async ({ ip, params, query: { width = 480, height, dpr = 1 } }, reply) => {
      const wish = { width: Math.round(width * dpr), height: height === undefined ? null : Math.round(height * dpr) }
      const bytes = await media.rendition(params.id, wish, networkOf(ip))
      return reply.headers(asPictureOnly).send(bytes as Uint8Array)
    },
  })
}

/** A browser may display it as an image and nothing else, even when it is opened as a page. */
const asPictureOnly = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

async function pictureIn(request: FastifyRequest): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await fileOf(request, form)) pieces.push(piece)
  if (pieces.length === 0) throw new BadRequest('This file is empty.', { file: 'is empty' })
  return Buffer.concat(pieces)
}

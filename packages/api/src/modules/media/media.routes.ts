import multipart from '@fastify/multipart'
import { getMedia, mostPictureBytes, uploadMedia } from '@nukkad/contracts/endpoints/media'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { BadRequest, Refusal } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import type { MediaService } from './media.service.ts'

/** What the form around the file may take. */
const roomForForm = 64 * 1024

const tooLarge = () =>
  new Refusal('payload_too_large', 'This picture is larger than 8 MB. Please choose or make a smaller one.')

export const mediaRoutes: Plugin<{ media: MediaService }> = async (app, { media }) => {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fileSize: mostPictureBytes, headerPairs: 40, fieldSize: 1024 },
  })

  app.route({
    ...uploadMedia,
    bodyLimit: mostPictureBytes + roomForForm,
    config: {
      rateLimit: {
        max: 60,
        timeWindow: '1 hour',
        keyGenerator: (request: FastifyRequest) => `media:${request.user?.userId ?? request.ip}`,
      },
    },
    // Before a byte of the file is read.
    onRequest: async (request) => {
      if (Number(request.headers['content-length']) > mostPictureBytes + roomForForm) throw tooLarge()
    },
    handler: async (request) => {
      const { userId } = signedIn(request)
      return { data: await media.add(userId, await fileOf(request)) }
    },
  })

  app.route({
    ...getMedia,
    handler: async ({ params, query: { width = 480, height, dpr = 1 } }, reply) => {
      const wish = { width: Math.round(width * dpr), height: height === undefined ? null : Math.round(height * dpr) }
      const bytes = await media.rendition(params.id, wish)
      return reply.headers(asPictureOnly).send(bytes as Uint8Array)
    },
  })
}

/** A browser may draw it and do nothing else with it, even when somebody opens it as a page. */
const asPictureOnly = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new Refusal('unsupported_media', 'Please send the picture as a form with the file in the field "file".')
  }
  const file = await request.file().catch(refusalOf)
  if (file?.fieldname !== 'file') throw new BadRequest('Please choose a picture.', { file: 'is needed' })
  const bytes = await file.toBuffer().catch(refusalOf)
  if (bytes.length === 0) throw new BadRequest('This file is empty.', { file: 'is empty' })
  return bytes
}

function refusalOf(error: { code?: string; statusCode?: number }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
  if ((error.statusCode ?? 500) < 500) throw new BadRequest('The form could not be read. Please try again.')
  throw error
}

import {
  captionsOfVideo,
  getCaptions,
  putCaptions,
  removeCaptions,
} from '@nukkad/contracts/endpoints/content/video-captions'
import { signedIn } from '../../access.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { Plugin } from '../../plugin.ts'
import type { CaptionsService } from './captions.service.ts'

const config = { rateLimit: { max: 60, timeWindow: '1 hour' } }
/** A letter of an Indian script is three bytes, and JSON may write it as six. */
const bodyLimit = 1024 * 1024

export const captionsRoutes: Plugin<{ captions: CaptionsService }> = async (app, { captions }) => {
  app.route({
    ...captionsOfVideo,
    handler: async (request) => ({ data: await captions.list(request.params.id, signedIn(request)) }),
  })
  app.route({
    ...putCaptions,
    config,
    bodyLimit,
    handler: async (request) => {
      const { id, language } = request.params
      return { data: await captions.put(id, language, request.body.text, signedIn(request)) }
    },
  })
  app.route({
    ...removeCaptions,
    handler: async (request) => {
      const { id, language } = request.params
      return { data: await captions.remove(id, language, signedIn(request)) }
    },
  })
  app.route({
    ...getCaptions,
    handler: async ({ params }, reply) => {
      const body = await captions.body(params.id)
      reply.headers({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      return sendRaw(reply, body)
    },
  })
}

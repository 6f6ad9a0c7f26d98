import {
  changeGiftChoice,
  giftChoice,
  giftOccasions,
  giftPreview,
  giftQuestions,
  keepGiftChoice,
  keepGiftForm,
} from '@nukkad/contracts/endpoints/shop/gift-finder'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takePlainForms } from '../../plain-forms/plain-form.ts'
import type { Plugin } from '../../plugin.ts'
import { browserKeyOf, giveBrowserKey } from './browser-key.ts'
import type { GiftFinderService, Owner } from './gift-finder.service.ts'

interface Services {
  readonly gifts: GiftFinderService
  readonly isSecure: boolean
}

/** A person answers a few times; more frequent writes would only fill the table. */
const writes = { rateLimit: { max: 60, timeWindow: '10 minutes' } }

export const giftFinderRoutes: Plugin<Services> = async (app, { gifts, isSecure }) => {
  const ownerOf = (request: FastifyRequest, reply: FastifyReply): Owner => {
    const userId = request.user?.userId ?? null
    return { userId, browserKey: userId === null ? giveBrowserKey(request, reply, isSecure) : browserKeyOf(request) }
  }

  app.route({ ...giftOccasions, handler: async () => ({ data: await gifts.occasions() }) })
  app.route({ ...giftQuestions, handler: async ({ params }) => ({ data: await gifts.questions(params.slug) }) })
  app.route({
    ...giftPreview,
    handler: async ({ params, query }) => ({ data: await gifts.preview(params.slug, query.answers ?? '') }),
  })
  app.route({ ...giftChoice, handler: async ({ params }) => ({ data: await gifts.readSaved(params.slug, params.id) }) })
  app.route({
    ...keepGiftChoice,
    config: writes,
    handler: async (request, reply) => ({
      data: await gifts.keep(request.body.slug, request.body.answers, ownerOf(request, reply)),
    }),
  })
  app.route({
    ...changeGiftChoice,
    config: writes,
    handler: async (request) => ({
      data: await gifts.change(request.params.id, request.body.answers, {
        userId: request.user?.userId ?? null,
        browserKey: browserKeyOf(request),
      }),
    }),
  })
}

/** The same for pages without scripts: takes a form and redirects the browser. */
export const giftFormRoutes: Plugin<Services> = async (app, { gifts, isSecure }) => {
  takePlainForms(app)
  app.route({
    ...keepGiftForm,
    config: writes,
    handler: async (request, reply) => {
      const { answers = '', of } = (request.body ?? {}) as { answers?: string; of?: string }
      const browserKey = giveBrowserKey(request, reply, isSecure)
      const kept = await gifts.keepForm(request.params.slug, { answers, of }, { userId: null, browserKey })
      return reply.redirect(hrefs.giftList(kept.slug, kept.id), 303)
    },
  })
}

import { extendGiftCard, findGiftCards } from '@nukkad/contracts/endpoints/money/gift-card-extending'
import type { Plugin } from '../../../plugin.ts'
import { atMost, caller } from '../gift-card.routes.ts'
import type { Extending } from './extending.service.ts'

/** Calls for support: finding expired cards and making them valid again. */
export const supportRoutes: Plugin<{ extending: Extending }> = async (app, { extending }) => {
  app.route({
    ...findGiftCards,
    config: atMost(120),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await extending.find(request.body.of) }
    },
  })
  app.route({
    ...extendGiftCard,
    config: atMost(60),
    handler: async (request) => {
      const { userId: staffId, key } = caller(request)
      return { data: await extending.extend({ staffId, key, giftId: request.params.id }, request.body) }
    },
  })
}

import { returnGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import {
  boughtGiftCards,
  buyGiftCard,
  changeGiftCard,
  getGiftCard,
  giftCardTransaction,
  listGiftCards,
  refundGiftCard,
  resendGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { Bought } from './buying/bought.service.ts'
import type { Buying } from './buying/buying.service.ts'
import * as designs from './design.repository.ts'
import { giftCardRules, giftCardTerms, validityText } from './gift-card-rules.ts'
import { showDesign } from './gift-card-view.ts'
import type { Remainders } from './redeeming/remainder.service.ts'

export const atMost = (max: number) => ({ rateLimit: { max, timeWindow: '10 minutes' } })
export const caller = (request: FastifyRequest) => ({ userId: signedIn(request).userId, key: idempotencyKey(request) })

export const designRoutes: Plugin<{ db: Db }> = async (app, { db }) => {
  app.route({
    ...listGiftCards,
    handler: async ({ query }) => ({ data: (await designs.listDesigns(db, query.occasion)).map(showDesign) }),
  })
  app.route({
    ...getGiftCard,
    handler: async ({ params }) => {
      const design = (await designs.listDesigns(db)).find(({ slug }) => slug === params.slug)
      if (!design) throw new NotFound('This gift card does not exist.')
      const validity = { months: giftCardRules.months, text: validityText }
      return { data: { ...showDesign(design), validity, terms: [...giftCardTerms] } }
    },
  })
}

export const holderRoutes: Plugin<{ remainders: Remainders }> = async (app, { remainders }) => {
  app.route({
    ...returnGiftCard,
    config: atMost(30),
    handler: (request) => remainders.giveBack({ ...caller(request), giftId: request.params.id }),
  })
}

export const buyerRoutes: Plugin<{ buying: Buying; bought: Bought }> = async (app, { buying, bought }) => {
  app.route({
    ...buyGiftCard,
    config: atMost(60),
    handler: (request) => {
      const { userId, key } = caller(request)
      return buying.buy(userId, key, request.body)
    },
  })
  app.route({
    ...boughtGiftCards,
    handler: (request) => {
      const { page = 1, pagesize = 20 } = request.query
      return bought.list(signedIn(request).userId, page, pagesize)
    },
  })
  app.route({
    ...giftCardTransaction,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: await bought.show(signedIn(request).userId, request.params.transactionId) }
    },
  })
  app.route({
    ...resendGiftCard,
    config: atMost(30),
    handler: (request) => bought.resend({ ...caller(request), ...request.params }),
  })
  app.route({
    ...changeGiftCard,
    config: atMost(30),
    handler: (request) => bought.change({ ...caller(request), ...request.params }, request.body),
  })
  app.route({
    ...refundGiftCard,
    config: atMost(30),
    handler: (request) => bought.giveBack({ ...caller(request), ...request.params }),
  })
}

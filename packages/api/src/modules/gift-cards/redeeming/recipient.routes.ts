import {
  claimGiftCard,
  giftCardBalance,
  receivedGiftCard,
  redeemGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import { atMost } from '../gift-card.routes.ts'
import type { Redeeming } from './redeeming.service.ts'

/** Codes are entered rarely but guessed often: besides the route's rate limit, each account and address has its own. */
export const recipientRoutes: Plugin<{ redeeming: Redeeming }> = async (app, { redeeming }) => {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })
  app.route({
    ...receivedGiftCard,
    config: atMost(120),
    handler: async (request) => ({ data: await redeeming.readReceived(request.query.token, request.user?.userId) }),
  })
  app.route({
    ...claimGiftCard,
    config: atMost(60),
    handler: async (request) => ({ data: await redeeming.claim(signedIn(request).userId, request.body.token) }),
  })
  app.route({
    ...redeemGiftCard,
    handler: async (request) => {
      const { userId } = signedIn(request)
      return { data: await redeeming.redeem({ userId, ip: request.ip }, request.body.code) }
    },
  })
  app.route({
    ...giftCardBalance,
    handler: async (request) => {
      const guess = { userId: request.user?.userId, ip: request.ip }
      return { data: await redeeming.balance(guess, request.body.code) }
    },
  })
}

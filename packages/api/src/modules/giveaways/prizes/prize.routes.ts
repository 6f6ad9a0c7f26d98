import {
  claimPrize,
  markPrizeSent,
  prizesToSend,
  wonPrize,
} from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { signedIn } from '../../../access.ts'
import type { Plugin } from '../../../plugin.ts'
import type { Prizes } from './prize.service.ts'

export const prizeRoutes: Plugin<{ prizes: Prizes }> = async (app, { prizes }) => {
  app.route({
    ...wonPrize,
    handler: async (request) => ({ data: await prizes.won(request.params.id, signedIn(request).userId) }),
  })
  app.route({
    ...claimPrize,
    handler: async (request) => {
      const { params, body } = request
      return { data: await prizes.claim(params.id, signedIn(request).userId, body.addressID) }
    },
  })
  app.route({ ...prizesToSend, handler: async ({ params }) => ({ data: await prizes.toSend(params.id) }) })
  app.route({
    ...markPrizeSent,
    handler: async (request) => {
      const { params, body } = request
      return { data: await prizes.markSent(params.id, body.rank, signedIn(request).userId) }
    },
  })
}

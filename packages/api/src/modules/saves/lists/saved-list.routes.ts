import {
  createSavedList,
  deleteSavedList,
  getSavedList,
  mySavedLists,
  putInSavedList,
  renameSavedList,
  sharedSavedList,
  shareSavedList,
  takeOutOfSavedList,
  withdrawSavedList,
} from '@nukkad/contracts/endpoints/people/saved-lists'
import { signedIn } from '../../../access.ts'
import { isNear } from '../../../http/limits/limits.ts'
import type { Plugin } from '../../../plugin.ts'
import type { SavedListService } from './saved-list.service.ts'

/** Limits guesses of codes from outside; our own servers, which render the pages, are exempt. */
const guesses = { rateLimit: { max: 60, timeWindow: '1 minute', allowList: isNear } }
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }
const ok = { data: { ok: true as const } }

export const savedListRoutes: Plugin<{ lists: SavedListService }> = async (app, { lists }) => {
  app.route({ ...mySavedLists, handler: (request) => lists.mine(signedIn(request).userId, request.query) })
  app.route({
    ...createSavedList,
    handler: async (request) => ({ data: await lists.create(signedIn(request).userId, request.body) }),
  })
  app.route({
    ...getSavedList,
    handler: (request) => lists.show(signedIn(request).userId, request.params.listId, request.query),
  })
  app.route({
    ...renameSavedList,
    handler: async (request) => ({
      data: await lists.rename(signedIn(request).userId, request.params.listId, request.body.name),
    }),
  })
  app.route({
    ...deleteSavedList,
    handler: async (request) => {
      await lists.delete(signedIn(request).userId, request.params.listId)
      return ok
    },
  })
  app.route({
    ...putInSavedList,
    handler: async (request) => ({
      data: await lists.put(signedIn(request).userId, request.params.listId, request.body),
    }),
  })
  app.route({
    ...takeOutOfSavedList,
    handler: async (request) => ({
      data: await lists.takeOut(signedIn(request).userId, request.params.listId, request.body),
    }),
  })
  app.route({
    ...shareSavedList,
    handler: async (request) => ({
      data: await lists.share(signedIn(request).userId, request.params.listId, request.body.sharedAs),
    }),
  })
  app.route({
    ...withdrawSavedList,
    handler: async (request) => {
      await lists.withdraw(signedIn(request).userId, request.params.listId)
      return ok
    },
  })
  app.route({
    ...sharedSavedList,
    config: guesses,
    handler: ({ params, query }, reply) => {
      void reply.headers(secret)
      return lists.shared(params.code, query)
    },
  })
}

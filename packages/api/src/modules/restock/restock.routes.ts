import { stopTelling, stopTellingPage, tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import type { Plugin } from '../../plugin.ts'
import type { RestockService } from './restock.service.ts'
import { stopPage, stopPageHeaders } from './stop-page.ts'

export const restockRoutes: Plugin<{ restock: RestockService }> = async (app, { restock }) => {
  // A mail reader's own button and the page's form send forms; what stands in them does not matter.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, undefined),
  )

  app.route({
    ...tellMe,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async ({ user, params, body }) => ({
      data: await restock.wish(user?.userId, params.sku, body.email),
    }),
  })
  // Mail readers look at links before people do, so looking changes nothing.
  app.route({ ...stopTellingPage, handler: async (_, reply) => reply.headers(stopPageHeaders).send(stopPage('asks')) })
  app.route({
    ...stopTelling,
    handler: async ({ query }, reply) => {
      await restock.stop(query.token)
      return reply.headers(stopPageHeaders).send(stopPage('done'))
    },
  })
}

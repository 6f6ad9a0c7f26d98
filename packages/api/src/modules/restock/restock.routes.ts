import { stopTelling, stopTellingPage, tellMe } from '@nukkad/contracts/endpoints/shop/restock'
import type { Plugin } from '../../plugin.ts'
import type { RestockService } from './restock.service.ts'
import { stopPage, stopPageHeaders } from './stop-page.ts'

export const restockRoutes: Plugin<{ restock: RestockService }> = async (app, { restock }) => {
  // The button of a mail client and the form of the page both submit forms; their contents are ignored.
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
  // Mail clients open links before people do, so GET changes nothing.
  app.route({ ...stopTellingPage, handler: async (_, reply) => reply.headers(stopPageHeaders).send(stopPage('asks')) })
  app.route({
    ...stopTelling,
    handler: async ({ query }, reply) => {
      await restock.stop(query.token)
      return reply.headers(stopPageHeaders).send(stopPage('done'))
    },
  })
}

import {
  brandReviews,
  categoryProductIds,
  getBrand,
  getStore,
  merchantProducts,
} from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { sendReady } from '../../http/answers/ready-json.ts'
import type { Plugin } from '../../plugin.ts'
import type { MerchantPagesService } from './merchant-pages.service.ts'

export const merchantPagesRoutes: Plugin<{ makers: MerchantPagesService }> = async (app, { makers }) => {
  app.route({ ...getBrand, handler: async ({ query }, reply) => sendReady(reply, await makers.brandJson(query)) })
  app.route({
    ...merchantProducts,
    handler: async ({ query }, reply) => sendReady(reply, await makers.productsJson(query)),
  })
  app.route({ ...brandReviews, handler: ({ params, query }) => makers.reviews(params.slug, query) })
  app.route({ ...getStore, handler: ({ params }) => makers.store(params.slug) })
  app.route({ ...categoryProductIds, handler: ({ query }) => makers.idsOfCategory(query.category, query.pagesize) })
}

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

export const merchantPagesRoutes: Plugin<{ pages: MerchantPagesService }> = async (app, { pages }) => {
  app.route({ ...getBrand, handler: async ({ query }, reply) => sendReady(reply, await pages.brandJson(query)) })
  app.route({
    ...merchantProducts,
    handler: async ({ query }, reply) => sendReady(reply, await pages.productsJson(query)),
  })
  app.route({ ...brandReviews, handler: ({ params, query }) => pages.reviews(params.slug, query) })
  app.route({ ...getStore, handler: ({ params }) => pages.store(params.slug) })
  app.route({ ...categoryProductIds, handler: ({ query }) => pages.idsOfCategory(query.category, query.pagesize) })
}

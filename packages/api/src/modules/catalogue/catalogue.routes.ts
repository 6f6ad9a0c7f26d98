import { productServiceability } from '@nukkad/contracts/endpoints/cart/pincode'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { getProduct, getProductV3, getSizeGuide, similarProducts } from '@nukkad/contracts/endpoints/shop/product'
import {
  listSizeGuides,
  productCards,
  productOffers,
  productPrices,
} from '@nukkad/contracts/endpoints/shop/product-page'
import { sendReady } from '../../http/answers/ready-json.ts'
import type { Plugin } from '../../plugin.ts'
import type { CatalogueService } from './catalogue.service.ts'

export const catalogueRoutes: Plugin<{ catalogue: CatalogueService }> = async (app, { catalogue }) => {
  app.route({
    ...getProduct,
    handler: async ({ query }, reply) => sendReady(reply, await catalogue.productJson(query.slug)),
  })
  app.route({ ...getProductV3, handler: ({ query }) => catalogue.productInOldShape(query.slug) })
  app.route({
    ...listProducts,
    handler: async ({ query }, reply) => sendReady(reply, await catalogue.lists.listJson(query)),
  })
  app.route({
    ...similarProducts,
    handler: async ({ query }, reply) => sendReady(reply, await catalogue.similarJson(query.slug)),
  })
  app.route({
    ...productCards,
    handler: async ({ query }) => ({ data: await catalogue.cards(query.slugs.split(',')) }),
  })
  app.route({ ...productPrices, handler: ({ query }) => catalogue.priceHistory(query.sku) })
  app.route({ ...productOffers, handler: ({ query }) => catalogue.offers(query.slug) })
  app.route({ ...listSizeGuides, handler: () => catalogue.sizeGuides() })
  app.route({ ...getSizeGuide, handler: ({ query }) => catalogue.sizeGuide(query.sg_type) })
  app.route({ ...productServiceability, handler: ({ query }) => catalogue.serviceability(query) })
}

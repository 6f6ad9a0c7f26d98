import {
  addCatalogItem,
  changeCatalogItem,
  merchantCatalog,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { changeOwnProduct, ownProduct, sellingCategories } from '@nukkad/contracts/endpoints/merchants/merchant-product'
import { addSize, shopColours } from '@nukkad/contracts/endpoints/merchants/merchant-sizes'
import { signedIn } from '../../../access.ts'
import type { App } from '../../../plugin.ts'
import type { MerchantOf } from '../callers-merchant.ts'
import type { MerchantCatalogueService } from './merchant-catalogue.service.ts'
import type { NewProductService } from './new-product.service.ts'
import type { AddedSizeService } from './own-product/added-size.service.ts'
import type { OwnProductService } from './own-product/own-product.service.ts'

export interface MerchantCatalogueServices {
  merchantCatalogue: MerchantCatalogueService
  products: NewProductService
  ownProducts: OwnProductService
  addedSizes: AddedSizeService
}

/** Routes for a merchant's products: their prices, stock and texts, and new products. */
export function merchantCatalogueRoutes(
  app: App,
  { merchantCatalogue, products, ownProducts, addedSizes }: MerchantCatalogueServices,
  merchantOf: MerchantOf,
): void {
  app.route({
    ...merchantCatalog,
    handler: async (request) => {
      const { page = 1, pagesize = 20, filter, q } = request.query
      const { id } = await merchantOf(request)
      return merchantCatalogue.list(id, { filter, words: q?.trim() || undefined, page, pagesize })
    },
  })
  app.route({
    ...changeCatalogItem,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await merchantCatalogue.change(id, request.params.sku, request.body) }
    },
  })
  app.route({
    ...sellingCategories,
    handler: async (request) => {
      await merchantOf(request)
      return { data: await products.categories() }
    },
  })
  app.route({
    ...shopColours,
    handler: async (request) => {
      await merchantOf(request)
      return { data: await products.colours() }
    },
  })
  app.route({
    ...addCatalogItem,
    config: { rateLimit: { max: 120, timeWindow: '1 hour' } },
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const adding = { merchantId: id, userId: signedIn(request).userId }
      return { data: await products.add(adding, request.body) }
    },
  })
  app.route({
    ...ownProduct,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await ownProducts.read(id, request.params.slug) }
    },
  })
  app.route({
    ...changeOwnProduct,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const adding = { merchantId: id, userId: signedIn(request).userId }
      return { data: await ownProducts.change(adding, request.params.slug, request.body) }
    },
  })
  app.route({
    ...addSize,
    config: { rateLimit: { max: 300, timeWindow: '1 hour' } },
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await addedSizes.add(id, request.params.slug, request.body) }
    },
  })
}

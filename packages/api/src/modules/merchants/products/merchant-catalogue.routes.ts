import {
  addCatalogItem,
  changeCatalogItem,
  merchantCatalog,
  sellingCategories,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { signedIn } from '../../../access.ts'
import type { App } from '../../../plugin.ts'
import type { MerchantOf } from '../callers-merchant.ts'
import type { MerchantCatalogueService } from './merchant-catalogue.service.ts'
import type { NewProductService } from './new-product.service.ts'

export interface MerchantCatalogueServices {
  merchantCatalogue: MerchantCatalogueService
  products: NewProductService
}

/** What a merchant sells: its products, their prices and stock, and new ones. */
export function merchantCatalogueRoutes(
  app: App,
  { merchantCatalogue, products }: MerchantCatalogueServices,
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
    ...addCatalogItem,
    config: { rateLimit: { max: 120, timeWindow: '1 hour' } },
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const adding = { merchantId: id, userId: signedIn(request).userId }
      return { data: await products.add(adding, request.body) }
    },
  })
}

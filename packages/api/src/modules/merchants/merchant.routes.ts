import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  addCatalogItem,
  changeCatalogItem,
  merchantCatalog,
  sellingCategories,
} from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import { merchantOrder, merchantOrders, stepOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { merchantReturns, stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import type { Db } from '../../db.ts'
import { Forbidden } from '../../errors.ts'
import type { App, Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { DashboardService } from './dashboard.service.ts'
import { type MerchantRow, merchantOfUser } from './merchant-account.repository.ts'
import type { MerchantOrderService } from './orders/merchant-orders.service.ts'
import type { MerchantReturnService } from './orders/merchant-returns.service.ts'
import type { MerchantCatalogueService } from './products/merchant-catalogue.service.ts'
import type { NewProductService } from './products/new-product.service.ts'

interface Services {
  db: Db
  orders: MerchantOrderService
  returns: MerchantReturnService
  merchantCatalogue: MerchantCatalogueService
  products: NewProductService
  dashboard: DashboardService
}

type MerchantOf = (request: FastifyRequest) => Promise<MerchantRow>

export const merchantRoutes: Plugin<Services> = async (app, services) => {
  /** The caller's merchant is read each time, so that somebody who left a merchant is out at once. */
  async function merchantOf(request: FastifyRequest): Promise<MerchantRow> {
    const merchant = await merchantOfUser(services.db, signedIn(request).userId)
    if (!merchant) throw new Forbidden()
    return merchant
  }
  orderRoutes(app, services, merchantOf)
  productRoutes(app, services, merchantOf)
}

function orderRoutes(app: App, { orders, returns, dashboard }: Services, merchantOf: MerchantOf): void {
  app.route({
    ...merchantDashboard,
    handler: async (request) => ({ data: await dashboard(await merchantOf(request)) }),
  })
  app.route({
    ...merchantOrders,
    handler: async (request) => {
      const { page = 1, pagesize = 20, group, q } = request.query
      const { id } = await merchantOf(request)
      return orders.list(id, { group, words: q?.trim() || undefined, page, pagesize })
    },
  })
  app.route({
    ...merchantOrder,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await orders.get(id, request.params.id) }
    },
  })
  app.route({
    ...stepOrder,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await orders.step(id, request.params.id, request.body, idempotencyKey(request)) }
    },
  })
  app.route({
    ...merchantReturns,
    handler: async (request) => {
      const { page = 1, pagesize = 20, group } = request.query
      const { id } = await merchantOf(request)
      return returns.list(id, group, page, pagesize)
    },
  })
  app.route({
    ...stepReturn,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      return { data: await returns.step(id, request.params.id, request.body, idempotencyKey(request)) }
    },
  })
}

function productRoutes(app: App, { merchantCatalogue, products }: Services, merchantOf: MerchantOf): void {
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

import { merchantDashboard, merchantTakings, merchantTakingsFile } from '@nukkad/contracts/endpoints/merchants/merchant'
import {
  declineLine,
  merchantOrder,
  merchantOrders,
  stepOrder,
} from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { merchantReturns, stepReturn } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import type { Db } from '../../db.ts'
import { sendRaw } from '../../http/input/raw-body.ts'
import type { App, Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { callersMerchant, type MerchantOf } from './callers-merchant.ts'
import type { DashboardService } from './dashboard.service.ts'
import type { MerchantOrderService } from './orders/merchant-orders.service.ts'
import type { MerchantReturnService } from './orders/merchant-returns.service.ts'
import type { TakingsService } from './orders/takings.service.ts'
import { type MerchantCatalogueServices, merchantCatalogueRoutes } from './products/merchant-catalogue.routes.ts'
import { ownShopRoutes } from './shop/own-shop.routes.ts'
import type { OwnShopService } from './shop/own-shop.service.ts'

interface Services extends MerchantCatalogueServices {
  db: Db
  orders: MerchantOrderService
  returns: MerchantReturnService
  dashboard: DashboardService
  takings: TakingsService
  shops: OwnShopService
}

export const merchantRoutes: Plugin<Services> = async (app, services) => {
  const merchantOf = callersMerchant(services.db)
  orderRoutes(app, services, merchantOf)
  takingsRoutes(app, services, merchantOf)
  merchantCatalogueRoutes(app, services, merchantOf)
  ownShopRoutes(app, services.shops, merchantOf)
}

function orderRoutes(app: App, { orders, returns, dashboard }: Services, merchantOf: MerchantOf): void {
  app.route({
    ...merchantDashboard,
    handler: async (request) => ({ data: await dashboard(await merchantOf(request)) }),
  })
  app.route({
    ...merchantOrders,
    handler: async (request) => {
      const { page = 1, pagesize = 20, group, send, q } = request.query
      const { id } = await merchantOf(request)
      return orders.list(id, { group, send, words: q?.trim() || undefined, page, pagesize })
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
    ...declineLine,
    handler: async (request) => {
      const { id } = await merchantOf(request)
      const { reason, unsellable: isUnsellable = false } = request.body
      const wanted = { orderId: request.params.id, lineId: request.params.line, reason, isUnsellable }
      return { data: await orders.decline(id, wanted, idempotencyKey(request)) }
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

function takingsRoutes(app: App, { takings }: Services, merchantOf: MerchantOf): void {
  app.route({
    ...merchantTakings,
    handler: async (request) => ({ data: await takings.months((await merchantOf(request)).id) }),
  })
  app.route({
    ...merchantTakingsFile,
    config: { rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const { id, slug } = await merchantOf(request)
      const { month } = request.params
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store')
      reply.header('content-disposition', `attachment; filename="${slug}-${month}.csv"`)
      return sendRaw(reply, await takings.csv(id, month))
    },
  })
}

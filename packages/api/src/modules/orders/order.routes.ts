import { cancelOrder, getOrder, listOrders } from '@nukkad/contracts/endpoints/orders/orders'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { OrderService } from './order.service.ts'

export const orderRoutes: Plugin<{ orders: OrderService }> = async (app, { orders }) => {
  app.route({
    ...getOrder,
    handler: async (request) => ({ data: await orders.get(signedIn(request).userId, request.query.orderId) }),
  })
  app.route({
    ...listOrders,
    handler: (request) => {
      const { page = 1, pagesize = 20, filter } = request.query
      return orders.list({ userId: signedIn(request).userId, filter }, page, pagesize)
    },
  })
  app.route({
    ...cancelOrder,
    handler: async (request) => ({
      data: await orders.cancel(
        signedIn(request).userId,
        request.params.orderId,
        request.body.reason?.trim() || undefined,
        idempotencyKey(request),
      ),
    }),
  })
}

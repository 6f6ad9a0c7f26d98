import { changeDeliveryDay, orderDeliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { cancelOrder, getOrder, listOrders } from '@nukkad/contracts/endpoints/orders/orders'
import { signedIn } from '../../access.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import type { DayChange } from './days/day-change.service.ts'
import { readDay } from './days/day-words.ts'
import type { OrderService } from './order.service.ts'

export const orderRoutes: Plugin<{ orders: OrderService; days: DayChange }> = async (app, { orders, days }) => {
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
    ...orderDeliveryDays,
    handler: async (request) => ({
      data: { days: await days.of(signedIn(request).userId, request.params.orderId) },
    }),
  })
  app.route({
    ...changeDeliveryDay,
    handler: async (request) => ({
      data: await days.change(
        signedIn(request).userId,
        request.params.orderId,
        readDay('day', request.body.day),
        idempotencyKey(request),
      ),
    }),
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

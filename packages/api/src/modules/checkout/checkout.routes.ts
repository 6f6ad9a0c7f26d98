import { deliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import {
  createTransaction,
  getTransaction,
  getTransactionState,
  orderConfirmation,
  payNothing,
  payOnDelivery,
  waitingPayments,
} from '@nukkad/contracts/endpoints/orders/orders'
import type { FastifyRequest } from 'fastify'
import { signedIn } from '../../access.ts'
import { Invalid } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { idempotencyKey } from '../idempotency/idempotency-key.ts'
import { readDay } from '../orders/days/day-words.ts'
import type { OrderService } from '../orders/order.service.ts'
import { inRupees } from '../pricing/money.ts'
import type { CheckoutService } from './checkout.service.ts'
import type { DaysForCart } from './start/days-of-cart.ts'
import { readGiftNote } from './start/gift-note.ts'
import { showTransaction, showTransactionState } from './transaction-view.ts'

const call = (request: FastifyRequest) => ({ userId: signedIn(request).userId, key: idempotencyKey(request) })

interface Services {
  readonly checkout: CheckoutService
  readonly orders: OrderService
  readonly daysForCart: DaysForCart
}

export const checkoutRoutes: Plugin<Services> = async (app, { checkout, orders, daysForCart }) => {
  app.route({
    ...createTransaction,
    handler: (request) => {
      const { cartId, paymentMethod, useCredit, useGiftCards, isEventTicket } = request.body
      const giftNote = readGiftNote(request.body.giftNote)
      const deliveryDay = readDay('deliveryDay', request.body.deliveryDay)
      const uses = { useCredit, useGiftCards, giftNote, deliveryDay }
      if (!isEventTicket) return checkout.create(call(request), cartId, paymentMethod, uses)
      if (giftNote) throw new Invalid({ giftNote: 'is for goods, not for seats' })
      if (deliveryDay) throw new Invalid({ deliveryDay: 'is for goods, not for seats' })
      return checkout.createPurchase(call(request), 'tickets', cartId, paymentMethod, uses)
    },
  })
  app.route({
    ...deliveryDays,
    handler: async (request) => ({
      data: { days: await daysForCart(signedIn(request).userId, request.query.cartID) },
    }),
  })
  app.route({
    ...payOnDelivery,
    handler: (request) => checkout.payOnDelivery(call(request), request.body.transactionId),
  })
  app.route({
    ...payNothing,
    handler: (request) => checkout.payNothing(call(request), request.params.transactionid),
  })
  app.route({
    ...getTransaction,
    handler: async (request) => ({
      data: showTransaction(await checkout.find(signedIn(request).userId, request.query.transactionId)),
    }),
  })
  app.route({
    ...getTransactionState,
    config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return { data: showTransactionState(await checkout.findAnyones(request.query.transactionId)) }
    },
  })
  app.route({
    ...waitingPayments,
    handler: async (request) => ({
      data: (await checkout.waiting(signedIn(request).userId)).map(({ id, amount }) => ({
        transactionId: id,
        amount: inRupees(amount),
      })),
    }),
  })
  app.route({
    ...orderConfirmation,
    handler: async (request) => {
      const own = await checkout.find(signedIn(request).userId, request.query.transactionId)
      return { data: { transaction: showTransaction(own), orders: await orders.ofTransaction(own.id) } }
    },
  })
}

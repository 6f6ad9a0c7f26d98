import Type from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { CartId } from '../cart/cart-shapes.ts'
import { OrderId } from './order-ids.ts'
import { Order } from './order-shapes.ts'

export const DeliveryDay = Type.String({ format: 'date', description: 'a day in India: 2026-12-05' })

const days = Type.Object({
  days: Type.Array(DeliveryDay, {
    description: 'every day that can be chosen now, earliest first; empty if there is none',
  }),
})

export const deliveryDays = {
  method: 'GET',
  url: '/checkout/v1/delivery-days',
  access: 'user',
  summary: 'Lists the days on which all of a cart can be delivered to its address',
  tags: ['checkout'],
  schema: {
    querystring: Type.Object({ cartID: CartId }),
    response: { 200: Data(days), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

const ofOrder = Type.Object({ orderId: OrderId })
export const orderDeliveryDays = {
  method: 'GET',
  url: '/orders/:orderId/delivery-days',
  access: 'user',
  summary: 'Lists the days to which the delivery of an order can be moved; none once it has been sent',
  tags: ['checkout'],
  schema: { params: ofOrder, response: { 200: Data(days), 404: ErrorBody } },
} as const satisfies Endpoint

export const changeDeliveryDay = {
  method: 'POST',
  url: '/orders/:orderId/delivery-day',
  access: 'user',
  summary: 'Moves the delivery of an order that has not been sent to another day; null is as soon as possible',
  tags: ['checkout'],
  schema: {
    params: ofOrder,
    body: Type.Object({ day: Nullable(DeliveryDay) }),
    response: { 200: Data(Order), 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

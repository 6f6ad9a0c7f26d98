import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable, Page, PageQuery, Rupees } from '../../schema.ts'
import { CartId, CartTotals, PaymentMethod } from '../cart/cart-shapes.ts'
import { GiftNote } from './gift-note.ts'
import { HoldId, OrderId, TransactionId } from './order-ids.ts'
import { Order } from './order-shapes.ts'

const tags = ['checkout'] as const

export { OrderId, TransactionId } from './order-ids.ts'
export { type Allowed, Order, OrderAddress, OrderLine, OrderRefund } from './order-shapes.ts'

/**
 * What the buyer has to do next: `pay` (open the payment), `wait` (the bank has not answered; ask again after
 * `pollAfter`), `confirmed`, `retry` (failed; the selection is kept), `refunded` (paid, but the order could not be
 * made; the money is refunded automatically), `review` (the payment is checked by hand).
 */
export const PaymentNext = Type.Union([
  Type.Literal('pay'),
  Type.Literal('wait'),
  Type.Literal('confirmed'),
  Type.Literal('retry'),
  Type.Literal('refunded'),
  Type.Literal('review'),
])

export const Transaction = Type.Object({
  transactionId: TransactionId,
  state: Type.Union([
    Type.Literal('created'),
    Type.Literal('pending'),
    Type.Literal('paid'),
    Type.Literal('placed'),
    Type.Literal('failed'),
    Type.Literal('review'),
    Type.Literal('refunded'),
  ]),
  method: Nullable(PaymentMethod),
  amount: Type.Number({ description: 'rupees due through the payment method, after gift cards and credit' }),
  currency: Type.Literal('INR'),
  cartId: Nullable(CartId),
  continueAt: Type.Optional(
    Nullable(Type.String({ description: 'page on which to continue, for purchases other than a cart' })),
  ),
  orderIds: Type.Array(OrderId),
  credit: Type.Optional(Rupees),
  gift_cards: Type.Optional(Rupees),
  gift_note: Type.Optional(Nullable(GiftNote)),
  delivery_day: Type.Optional(Nullable(Type.String({ format: 'date', description: 'the day that the buyer chose' }))),
  next: Type.Optional(PaymentNext),
  reason: Type.Optional(Nullable(Type.String({ description: 'one sentence for the buyer about `next`' }))),
  canRetry: Type.Optional(Type.Boolean({ description: 'whether the unchanged cart can be paid again' })),
  pollAfter: Type.Optional(
    Nullable(Type.Integer({ description: 'polling interval in milliseconds; null once the state is final' })),
  ),
})
export type Transaction = Static<typeof Transaction>

/** Why a checkout cannot continue; screens have a title for each. */
export type CheckoutRefusalCode =
  | 'blocked'
  | 'empty'
  | 'address'
  | 'unavailable'
  | 'price_changed'
  | 'coupon'
  | 'payment'
  | 'wallet'
  | 'cart_changed'
  | 'delivery_day'
  | 'transaction_ended'

export const createTransaction = {
  method: 'POST',
  url: '/checkout/v1/generate-transaction-id',
  access: 'user',
  summary:
    'Creates a transaction; price and stock are checked again. Without transactionId the message gives the reason',
  tags,
  schema: {
    body: Type.Object({
      cartId: Type.Union([CartId, HoldId], { description: 'cart id; with isEventTicket the id of the seat hold' }),
      paymentMethod: PaymentMethod,
      amount: Type.Optional(Rupees),
      cartInfo: Type.Optional(Type.Unknown()),
      shippingInfo: Type.Optional(Type.Unknown()),
      totals: Type.Optional(Type.Unknown()),
      isEventTicket: Type.Optional(Type.Boolean()),
      useCredit: Type.Optional(Type.Boolean({ description: "use the buyer's available shop credit first" })),
      useGiftCards: Type.Optional(
        Type.Boolean({ default: true, description: 'use available gift cards, before credit' }),
      ),
      giftNote: Type.Optional(GiftNote),
      deliveryDay: Type.Optional(
        Type.String({ format: 'date', description: 'one of the delivery days; without it as soon as possible' }),
      ),
    }),
    response: {
      200: Type.Union([
        Type.Object({
          transactionId: TransactionId,
          amount: Type.Number({ description: 'rupees left to pay through `paymentMethod`' }),
          /** `free` when credit or perks cover everything: then call payNothing. */
          paymentMethod: Type.Optional(PaymentMethod),
          credit: Type.Optional(Type.Number({ description: 'rupees paid with shop credit' })),
          gift_cards: Type.Optional(Type.Number({ description: 'rupees paid with gift cards' })),
          totals: CartTotals,
          notice: Type.Optional(Type.String({ description: "change in the buyer's favour, e.g. a lower price" })),
        }),
        Type.Object({ message: Type.Object({ message: Type.String(), code: Type.String() }) }),
      ]),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

const placed = {
  200: Type.Union([
    Data(Type.Object({ transactionId: TransactionId, orderIds: Type.Array(OrderId) })),
    Type.Object({ message: Type.Object({ message: Type.String(), code: Type.String() }) }),
  ]),
  404: ErrorBody,
}
export const payOnDelivery = {
  method: 'POST',
  url: '/specials/payment/cod/response-multi',
  access: 'user',
  summary: 'Places the orders of a transaction with cash on delivery; idempotent by transaction id',
  tags: ['payment'],
  schema: { body: Type.Object({ transactionId: TransactionId }), response: placed },
} as const satisfies Endpoint
export const payNothing = {
  method: 'POST',
  url: '/v2/payments/free/response_multi/:transactionid',
  access: 'user',
  summary: 'Places the orders of a transaction with nothing left to pay; refused if an amount is due',
  tags: ['payment'],
  schema: { params: Type.Object({ transactionid: TransactionId }), response: placed },
} as const satisfies Endpoint

export const releasePending = {
  method: 'POST',
  url: '/checkout/order-pending/unset',
  access: 'user',
  summary: 'Cancels a pending transaction and releases its holds',
  tags,
  schema: {
    body: Type.Object({ transactionId: TransactionId }),
    response: { 200: Data(Type.Object({ ok: Type.Boolean() })), 404: ErrorBody },
  },
} as const satisfies Endpoint

const byTransaction = Type.Object({ transactionId: TransactionId })
export const orderConfirmation = {
  method: 'GET',
  url: '/checkout/order-confirmation',
  access: 'user',
  summary: 'Returns a transaction with its orders',
  tags,
  schema: {
    querystring: byTransaction,
    response: { 200: Data(Type.Object({ transaction: Transaction, orders: Type.Array(Order) })), 404: ErrorBody },
  },
} as const satisfies Endpoint
export const getTransaction = {
  method: 'GET',
  url: '/checkout/v1/transaction',
  access: 'user',
  summary: 'Returns a transaction',
  tags,
  schema: { querystring: byTransaction, response: { 200: Data(Transaction), 404: ErrorBody } },
} as const satisfies Endpoint
/** A transaction number cannot be guessed, so its holder may read its state and its orders. */
export const getTransactionState = {
  method: 'GET',
  url: '/checkout/v1/transaction-state',
  access: 'public',
  summary: 'Returns the status of a transaction and its order ids, without amounts, goods or names',
  tags,
  schema: {
    querystring: byTransaction,
    response: {
      200: Data(Type.Pick(Transaction, ['transactionId', 'state', 'next', 'orderIds', 'pollAfter'])),
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint
export const waitingPayments = {
  method: 'GET',
  url: '/checkout/v1/waiting-payments',
  access: 'user',
  summary: 'Lists the caller’s payments that the bank has not confirmed yet, newest first; at most three',
  tags,
  schema: { response: { 200: Data(Type.Array(Type.Pick(Transaction, ['transactionId', 'amount']))) } },
} as const satisfies Endpoint
export const getOrder = {
  method: 'GET',
  url: '/checkout/v1/order',
  access: 'user',
  summary: 'Returns an order',
  tags,
  schema: { querystring: Type.Object({ orderId: OrderId }), response: { 200: Data(Order), 404: ErrorBody } },
} as const satisfies Endpoint
export const listOrders = {
  method: 'GET',
  url: '/checkout/v1/orders',
  access: 'user',
  summary: 'Lists the caller’s orders, newest first',
  tags,
  schema: {
    querystring: Type.Object({
      ...PageQuery,
      filter: Type.Optional(
        Type.Union([Type.Literal('open'), Type.Literal('delivered'), Type.Literal('returns'), Type.Literal('ended')], {
          description:
            'in transit, delivered, with a return or exchange, cancelled or sent back; all orders if omitted',
        }),
      ),
    }),
    response: { 200: Page(Order), 400: ErrorBody },
  },
} as const satisfies Endpoint
export const cancelOrder = {
  method: 'POST',
  url: '/orders/:orderId/cancel',
  access: 'user',
  summary: 'Cancels an order that has not shipped; stock and coupon are restored',
  tags,
  schema: {
    params: Type.Object({ orderId: OrderId }),
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 300 })) }),
    response: { 200: Data(Order), 404: ErrorBody, 409: ErrorBody },
  },
} as const satisfies Endpoint

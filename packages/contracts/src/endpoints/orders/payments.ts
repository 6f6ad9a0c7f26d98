import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Nullable } from '../../schema.ts'
import { Transaction, TransactionId } from './orders.ts'

const tags = ['payment'] as const
const refused = Type.Object({ message: Type.Object({ message: Type.String(), code: Type.String() }) })

/** An id of the gateway: `order_…`, `pay_…`, `cust_…`. */
const GatewayId = Type.String({ minLength: 6, maxLength: 60, pattern: '^[A-Za-z0-9_]+$' })

/**
 * What the page passes to the gateway's checkout script: load `scriptUrl`, then `new Razorpay({ key, order_id: orderId,
 * amount, currency, name, description, prefill, theme, customer_id, timeout, handler, modal }).open()`.
 */
export const GatewayOrder = Type.Object({
  transactionId: TransactionId,
  orderId: GatewayId,
  amount: Type.Integer({ description: 'amount in paise, as used by the gateway; always determined by the server' }),
  currency: Type.Literal('INR'),
  key: Type.String({ description: 'public key of the shop at the gateway' }),
  scriptUrl: Type.String({ description: 'URL of the gateway’s checkout script' }),
  name: Type.String(),
  description: Type.String(),
  prefill: Type.Object({ name: Type.String(), email: Type.String(), contact: Type.String() }),
  theme: Type.Object({ color: Type.String() }),
  customerId: Nullable(GatewayId),
  callbackUrl: Type.String({
    description:
      'for webviews: with `callback_url` and `redirect: true` the gateway posts here and the server redirects',
  }),
  timeout: Type.Integer({ description: 'seconds until the items reserved for this payment are released' }),
})
export type GatewayOrder = Static<typeof GatewayOrder>

export const createGatewayOrder = {
  method: 'POST',
  url: '/razorpay/createOrder',
  access: 'user',
  summary:
    "Opens the payment of a transaction at the gateway; the amount is determined by the server and any amount sent is ignored. Without transactionId the caller's open transaction is used. Idempotent",
  tags,
  schema: {
    body: Type.Object({
      amount: Type.Optional(Type.Number()),
      currency: Type.Optional(Type.String({ maxLength: 3 })),
      transactionId: Type.Optional(TransactionId),
    }),
    response: { 200: Type.Union([Data(GatewayOrder), refused]), 404: ErrorBody },
  },
} as const satisfies Endpoint

/** What checkout.js reports of a failure (`payment.failed`: response.error), or nothing when the window was closed. */
export const GatewayFailure = Type.Object({
  code: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.Optional(Type.String({ maxLength: 500 })),
  source: Type.Optional(Type.String({ maxLength: 100 })),
  step: Type.Optional(Type.String({ maxLength: 100 })),
  reason: Type.Optional(Type.String({ maxLength: 100 })),
  metadata: Type.Optional(Type.Unknown()),
})

export const settleGatewayPayment = {
  method: 'POST',
  url: '/razorpay/response_multi/:transactionId',
  access: 'user',
  summary:
    'Reports the result of the checkout script: the three signed fields after a payment, `error` after a failure, neither if the window was closed. The result is always verified with the gateway. Idempotent',
  tags,
  schema: {
    params: Type.Object({ transactionId: TransactionId }),
    body: Type.Object({
      platform: Type.Optional(Type.String({ maxLength: 40 })),
      razorpay_payment_id: Type.Optional(GatewayId),
      razorpay_order_id: Type.Optional(GatewayId),
      razorpay_signature: Type.Optional(Type.String({ maxLength: 200 })),
      error: Type.Optional(GatewayFailure),
    }),
    response: { 200: Data(Transaction), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

/** Redirect mode of the checkout script: a form posted by the browser; redirects to the transaction's page. */
export const gatewayCallback = {
  method: 'POST',
  url: '/razorpay/callback/:transactionId',
  access: 'gateway',
  summary:
    'Receives the callback of the redirect mode (webviews): verifies the signature or checks with the gateway, settles the payment, and redirects (303) to the transaction',
  tags,
  schema: {
    consumes: ['application/x-www-form-urlencoded'],
    raw: Type.Object({
      razorpay_payment_id: Type.Optional(GatewayId),
      razorpay_order_id: Type.Optional(GatewayId),
      razorpay_signature: Type.Optional(Type.String()),
      'error[description]': Type.Optional(Type.String()),
    }),
    params: Type.Object({ transactionId: TransactionId }),
    response: {
      200: Type.Unknown(),
      303: Type.Null({ description: 'redirects to the transaction' }),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

export const gatewayWebhook = {
  method: 'POST',
  url: '/razorpay/webhook',
  access: 'gateway',
  summary:
    'Receives webhook events of the gateway: signed over the raw bytes (X-Razorpay-Signature), processed once per X-Razorpay-Event-Id, answered with 2xx only once stored',
  tags,
  schema: {
    consumes: ['application/json'],
    raw: Type.Object(
      { event: Type.String(), payload: Type.Unknown() },
      { description: 'webhook event of the gateway' },
    ),
    response: { 200: Type.Object({ status: Type.String() }), 400: ErrorBody, 401: ErrorBody },
  },
} as const satisfies Endpoint

export const gatewayCustomer = {
  method: 'POST',
  url: '/user/razorpay',
  access: 'user',
  summary: "Returns the caller's customer id at the gateway; created on the first call",
  tags,
  schema: { response: { 200: Type.Union([Data(Type.Object({ customerId: GatewayId })), refused]) } },
} as const satisfies Endpoint

import Type, { type Static } from 'typebox'
import type { Endpoint } from '../../endpoint.ts'
import { Data, ErrorBody, Rupees, Slug } from '../../schema.ts'
import { PaymentMethod } from '../cart/cart-shapes.ts'
import { TransactionId } from '../orders/order-ids.ts'
import { PlanId, Subscription, SubscriptionCampaign, SubscriptionId } from './subscription-shapes.ts'

export type { Subscription, SubscriptionCampaign, SubscriptionPlan } from './subscription-shapes.ts'

const tags = ['subscriptions'] as const
const AddressId = Type.String({ pattern: '^[0-9]{1,19}$' })
const Refusal = Type.Object({ message: Type.String(), code: Type.String() })
const refused = Type.Object({ message: Refusal })

export const subscriptionCampaign = {
  method: 'GET',
  url: '/subscription/campaign/:id',
  access: 'public',
  isShared: true,
  summary: 'Returns a subscription offer: its story, plans and terms. Offers that have ended are marked as such',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(SubscriptionCampaign), 404: ErrorBody } },
} as const satisfies Endpoint

export const Subscribed = Type.Object({
  transactionId: TransactionId,
  subscriptionId: SubscriptionId,
  billing: Type.Union([Type.Literal('upfront'), Type.Literal('mandate')]),
  amount: Type.Number({ description: 'rupees left to pay now; for a mandate, the price of the first delivery' }),
  paymentMethod: Type.Optional(PaymentMethod),
  gift_cards: Type.Optional(Type.Number({ description: 'rupees paid with gift cards' })),
  credit: Type.Optional(Type.Number({ description: 'rupees paid with shop credit' })),
})
export type Subscribed = Static<typeof Subscribed>

export const subscribe = {
  method: 'POST',
  url: '/subscription/campaign',
  access: 'user',
  summary:
    'Subscribes to a plan, delivered to an address of the caller. Upfront plans are paid like any other transaction, or with payNothing if gift cards and credit cover everything; mandates are authorised with openMandate. Repeated requests before payment return the same subscription. Without transactionId the message gives the reason',
  tags,
  schema: {
    body: Type.Object({
      campaignId: Slug,
      planId: PlanId,
      addressID: AddressId,
      useCredit: Type.Optional(Type.Boolean({ description: 'use available shop credit first; not for mandates' })),
      useGiftCards: Type.Optional(
        Type.Boolean({ description: 'use available gift cards, before credit; not for mandates' }),
      ),
    }),
    response: { 200: Type.Union([Subscribed, refused]), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const listSubscriptions = {
  method: 'GET',
  url: '/subscriptions',
  access: 'user',
  summary: 'Lists the caller’s subscriptions, active ones first',
  tags,
  schema: { response: { 200: Data(Type.Array(Subscription)) } },
} as const satisfies Endpoint

/** An everyday refusal comes beside the current state. */
const Answer = Type.Object({ data: Subscription, message: Type.Optional(Refusal) })
const params = Type.Object({ id: SubscriptionId })
const answers = { 200: Answer, 400: ErrorBody, 404: ErrorBody }

export const getSubscription = {
  method: 'GET',
  url: '/subscriptions/:id',
  access: 'user',
  summary: 'Returns a subscription: next and past deliveries, allowed actions, and the effect of cancelling',
  tags,
  schema: { params, response: answers },
} as const satisfies Endpoint

const act = <const Url extends string>(url: Url, summary: string) =>
  ({
    method: 'POST',
    url,
    access: 'user',
    summary,
    tags,
    schema: { params, response: answers },
  }) as const satisfies Endpoint

export const skipDelivery = {
  method: 'POST',
  url: '/subscriptions/:id/skip',
  access: 'user',
  summary:
    'Postpones the delivery of the given day by one interval, before its cut-off; the number of deliveries is unchanged. Idempotent',
  tags,
  schema: {
    params,
    body: Type.Object({
      on: Type.String({ format: 'date', description: 'date of the next delivery as last read' }),
    }),
    response: answers,
  },
} as const satisfies Endpoint
export const pauseSubscription = act(
  '/subscriptions/:id/pause',
  'Pauses a subscription: no deliveries and no charges until it is resumed',
)
export const resumeSubscription = act(
  '/subscriptions/:id/resume',
  'Resumes a subscription; the next delivery follows on its usual day',
)
export const cancelSubscription = act(
  '/subscriptions/:id/cancel',
  'Cancels a subscription according to its terms: prepaid deliveries are refunded or still sent, and a mandate ends with the paid deliveries. Idempotent',
)

export const moveSubscription = {
  method: 'PUT',
  url: '/subscriptions/:id/address',
  access: 'user',
  summary: 'Changes the delivery address of all remaining deliveries to another address of the caller',
  tags,
  schema: { params, body: Type.Object({ addressID: AddressId }), response: answers },
} as const satisfies Endpoint

/** An id of the gateway. */
const GatewayId = Type.String({ minLength: 6, maxLength: 60, pattern: '^[A-Za-z0-9_]+$' })

/** What the page passes to the gateway's checkout script as `subscription_id`. */
export const GatewayMandate = Type.Object({
  subscriptionId: SubscriptionId,
  gatewaySubscriptionId: GatewayId,
  key: Type.String(),
  scriptUrl: Type.String(),
  name: Type.String(),
  description: Type.String(),
  prefill: Type.Object({ name: Type.String(), email: Type.String(), contact: Type.String() }),
  theme: Type.Object({ color: Type.String() }),
  amount: Rupees,
  callbackUrl: Type.String({ description: 'for webviews: the gateway posts here and the server redirects' }),
})
export type GatewayMandate = Static<typeof GatewayMandate>

export const openMandate = {
  method: 'POST',
  url: '/subscriptions/:id/mandate',
  access: 'user',
  summary: 'Opens the mandate at the gateway, or returns the one already open, for its owner to authorise. Idempotent',
  tags,
  schema: { params, response: { 200: Type.Union([Data(GatewayMandate), refused]), 404: ErrorBody } },
} as const satisfies Endpoint

export const mandateAnswered = {
  method: 'POST',
  url: '/subscriptions/:id/authorised',
  access: 'user',
  summary:
    'Reports the result of the checkout script: three signed fields, or none if its window was closed. The result is always verified with the gateway. Idempotent',
  tags,
  schema: {
    params,
    body: Type.Object({
      razorpay_payment_id: Type.Optional(GatewayId),
      razorpay_subscription_id: Type.Optional(GatewayId),
      razorpay_signature: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: answers,
  },
} as const satisfies Endpoint

/** Redirect mode of the checkout script: a form posted by the browser; redirects to the subscription's page. */
export const mandateCallback = {
  method: 'POST',
  url: '/razorpay/mandate/:id',
  access: 'gateway',
  summary:
    'Receives the redirect mode callback (webviews): checks with the gateway and redirects (303) to the subscription',
  tags,
  schema: {
    consumes: ['application/x-www-form-urlencoded'],
    raw: Type.Object({ razorpay_payment_id: Type.Optional(GatewayId) }),
    params,
    response: {
      200: Type.Unknown(),
      303: Type.Null({ description: 'redirects to the subscription' }),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

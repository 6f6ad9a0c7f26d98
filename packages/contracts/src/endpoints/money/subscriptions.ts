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
  summary: 'Something that comes again and again: its story, its plans, the terms. One that is over says so',
  tags,
  schema: { params: Type.Object({ id: Slug }), response: { 200: Data(SubscriptionCampaign), 404: ErrorBody } },
} as const satisfies Endpoint

export const Subscribed = Type.Object({
  transactionId: TransactionId,
  subscriptionId: SubscriptionId,
  billing: Type.Union([Type.Literal('upfront'), Type.Literal('mandate')]),
  amount: Type.Number({ description: 'rupees left to pay now; of a mandate the first delivery' }),
  paymentMethod: Type.Optional(PaymentMethod),
  gift_cards: Type.Optional(Type.Number({ description: 'rupees taken from gift cards' })),
  credit: Type.Optional(Type.Number({ description: 'rupees taken from the credit at the shop' })),
})
export type Subscribed = Static<typeof Subscribed>

export const subscribe = {
  method: 'POST',
  url: '/subscription/campaign',
  access: 'user',
  summary:
    'Takes a plan to an address of the caller. Upfront the transaction is paid as any other, and by payNothing where gift cards and credit covered it; a mandate is authorised by openMandate. Asked again before it is paid, it is the same. Without transactionId the message says why not',
  tags,
  schema: {
    body: Type.Object({
      ...{ campaignId: Slug, planId: PlanId, addressID: AddressId },
      useCredit: Type.Optional(
        Type.Boolean({ description: 'pay what is possible from credit first; not by a mandate' }),
      ),
      useGiftCards: Type.Optional(
        Type.Boolean({ description: 'pay what is possible from gift cards, before credit; not by a mandate' }),
      ),
    }),
    response: { 200: Type.Union([Subscribed, refused]), 400: ErrorBody, 404: ErrorBody },
  },
} as const satisfies Endpoint

export const listSubscriptions = {
  method: 'GET',
  url: '/subscriptions',
  access: 'user',
  summary: 'Subscriptions of the caller, running ones first',
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
  summary: 'One subscription: the next delivery, those that were, what can be done and what cancelling would mean',
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
    'Moves the delivery of this day on by one interval, before its cut-off; the number of deliveries stays. Asked twice it moves once',
  tags,
  schema: {
    params,
    body: Type.Object({
      on: Type.String({ format: 'date', description: 'the day of the next delivery as it was shown' }),
    }),
    response: answers,
  },
} as const satisfies Endpoint
export const pauseSubscription = act(
  '/subscriptions/:id/pause',
  'Nothing comes, and nothing is charged, until it is resumed',
)
export const resumeSubscription = act('/subscriptions/:id/resume', 'Goes on; the next delivery comes on its usual day')
export const cancelSubscription = act(
  '/subscriptions/:id/cancel',
  'Ends it as its terms say: boxes paid in advance go back as money or still come, a mandate ends with what is paid. Idempotent',
)

export const moveSubscription = {
  method: 'PUT',
  url: '/subscriptions/:id/address',
  access: 'user',
  summary: 'Sends what is still to come to another address of the caller',
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
  callbackUrl: Type.String({ description: 'for webviews: the gateway posts here and we lead on' }),
})
export type GatewayMandate = Static<typeof GatewayMandate>

export const openMandate = {
  method: 'POST',
  url: '/subscriptions/:id/mandate',
  access: 'user',
  summary: 'Opens the mandate at the gateway, or finds it open, for its owner to authorise. Idempotent',
  tags,
  schema: { params, response: { 200: Type.Union([Data(GatewayMandate), refused]), 404: ErrorBody } },
} as const satisfies Endpoint

export const mandateAnswered = {
  method: 'POST',
  url: '/subscriptions/:id/authorised',
  access: 'user',
  summary:
    'What the checkout script answered: three signed fields, or nothing when its window was closed. The gateway itself is asked each time. Idempotent',
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
  summary: 'Callback of the redirect mode (webviews): asks the gateway, and leads on (303) to the subscription',
  tags,
  schema: {
    consumes: ['application/x-www-form-urlencoded'],
    raw: Type.Object({ razorpay_payment_id: Type.Optional(GatewayId) }),
    params,
    response: {
      200: Type.Unknown(),
      303: Type.Null({ description: 'leads on to the subscription' }),
      400: ErrorBody,
      404: ErrorBody,
    },
  },
} as const satisfies Endpoint

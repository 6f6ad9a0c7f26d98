import Type, { type Static } from 'typebox'
import { Nullable, Picture, Rupees, Slug, Timestamp } from '../../schema.ts'
import { OrderId, TransactionId } from '../orders/order-ids.ts'
import { OrderAddress } from '../orders/order-shapes.ts'
import { SubscriptionState } from './subscription-state.ts'

/** The id of a subscription, which can't be guessed or counted. */
export const SubscriptionId = Type.String({ pattern: '^SB-[0-9A-HJKMNP-TV-Z]{12}$' })
export const PlanId = Slug
const Day = Type.String({ format: 'date', description: 'a day in India' })

const Billing = Type.Union([Type.Literal('upfront'), Type.Literal('mandate')], {
  description: 'upfront: all deliveries are paid at once; mandate: each is paid when due, by a recurring bank mandate',
})
const Said = Type.Object({ title: Type.String(), text: Type.String() })

export const SubscriptionPlan = Type.Object({
  id: PlanId,
  title: Type.String(),
  line: Type.String(),
  billing: Billing,
  price: Type.Number({ description: 'rupees per delivery, including tax and shipping' }),
  payNow: Type.Number({ description: 'rupees due at the start' }),
  every: Type.String({ description: "'every month', 'every 2 weeks'" }),
  deliveries: Type.Integer(),
  comes: Type.Array(Type.String(), { description: 'contents, one line per delivery or one for all deliveries' }),
  skip: Type.String({ description: 'deadline for skipping a delivery, as text' }),
  cancel: Type.String({ description: 'terms for the remaining deliveries after a cancellation' }),
  product: Type.Object({ slug: Slug, title: Type.String(), merchant: Type.String(), image: Picture }),
  isAvailable: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'reason why the plan is not available now' })),
})
export type SubscriptionPlan = Static<typeof SubscriptionPlan>

export const SubscriptionCampaign = Type.Object({
  id: Slug,
  title: Type.String(),
  line: Type.String(),
  image: Picture,
  story: Type.Array(Said),
  questions: Type.Array(Said),
  plans: Type.Array(SubscriptionPlan),
  endsAt: Nullable(Timestamp),
  isOver: Type.Boolean(),
})
export type SubscriptionCampaign = Static<typeof SubscriptionCampaign>

export const SubscriptionDelivery = Type.Object({
  number: Type.Integer(),
  state: Type.Union([Type.Literal('owed'), Type.Literal('sent'), Type.Literal('refunded')]),
  on: Type.String({ format: 'date', description: 'planned packing date' }),
  amount: Rupees,
  orderId: Nullable(OrderId),
})

export const Subscription = Type.Object({
  id: SubscriptionId,
  campaign: Type.Object({ id: Slug, title: Type.String(), image: Picture }),
  planId: PlanId,
  title: Type.String(),
  billing: Billing,
  price: Rupees,
  every: Type.String(),
  deliveries: Type.Integer({ description: 'total number of agreed deliveries' }),
  state: SubscriptionState,
  label: Type.String(),
  words: Type.String({ description: 'current status, in one sentence' }),
  next: Nullable(
    Type.Object({
      number: Type.Integer(),
      on: Day,
      changeUntil: Type.String({ format: 'date', description: 'last day on which it can be skipped' }),
    }),
  ),
  paused: Nullable(Type.Object({ until: Nullable(Day) })),
  address: OrderAddress,
  log: Type.Array(SubscriptionDelivery, { description: 'paid deliveries, in order' }),
  can: Type.Object({
    pay: Type.Boolean(),
    skip: Type.Boolean(),
    pause: Type.Boolean(),
    resume: Type.Boolean(),
    move: Type.Boolean(),
    cancel: Type.Boolean(),
  }),
  onCancel: Type.Object({ words: Type.String(), refund: Rupees }),
  transactionId: TransactionId,
  startedAt: Timestamp,
})
export type Subscription = Static<typeof Subscription>

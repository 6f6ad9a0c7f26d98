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
  description:
    'upfront: all deliveries are paid at once; mandate: each when it is due, by a standing order at the bank',
})
const Said = Type.Object({ title: Type.String(), text: Type.String() })

export const SubscriptionPlan = Type.Object({
  id: PlanId,
  title: Type.String(),
  line: Type.String(),
  billing: Billing,
  price: Type.Number({ description: 'rupees a delivery, tax and carriage included' }),
  payNow: Type.Number({ description: 'rupees that are paid to begin' }),
  every: Type.String({ description: "'every month', 'every 2 weeks'" }),
  deliveries: Type.Integer(),
  comes: Type.Array(Type.String(), { description: 'what comes, a line a delivery or for all of them' }),
  skip: Type.String({ description: 'until when a delivery can be moved on' }),
  cancel: Type.String({ description: 'what becomes of the rest when one stops' }),
  product: Type.Object({ slug: Slug, title: Type.String(), merchant: Type.String(), image: Picture }),
  isAvailable: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'why it cannot be taken now' })),
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
  on: Type.String({ format: 'date', description: 'when it is, or was to be, packed' }),
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
  deliveries: Type.Integer({ description: 'agreed on in all' }),
  state: SubscriptionState,
  label: Type.String(),
  words: Type.String({ description: 'one sentence on where it stands' }),
  next: Nullable(
    Type.Object({
      number: Type.Integer(),
      on: Day,
      changeUntil: Type.String({ format: 'date', description: 'the last day on which it can be skipped' }),
    }),
  ),
  paused: Nullable(Type.Object({ until: Nullable(Day) })),
  address: OrderAddress,
  log: Type.Array(SubscriptionDelivery, { description: 'deliveries paid for, in their order' }),
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

import Type, { type Static } from 'typebox'

/** The state of a subscription, in the payment gateway's terms. */
export const SubscriptionState = Type.Union([
  Type.Literal('created'),
  Type.Literal('authenticated'),
  Type.Literal('active'),
  Type.Literal('pending'),
  Type.Literal('halted'),
  Type.Literal('paused'),
  Type.Literal('cancelled'),
  Type.Literal('completed'),
  Type.Literal('expired'),
])
export type SubscriptionState = Static<typeof SubscriptionState>

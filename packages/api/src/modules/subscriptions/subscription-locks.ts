/** Which locks subscriptions take. Only tests pass anything else: a twin test shows what one is for. */
export interface SubscriptionLocks {
  /** A subscription, from the look at its deliveries to the writing down of one. */
  readonly subscription: boolean
}

export const allSubscriptionLocks: SubscriptionLocks = { subscription: true }

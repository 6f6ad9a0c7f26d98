import { defineScreen } from '@nukkad/platform'
import { SubscriptionScreen } from './subscription-screen.tsx'
import { SubscriptionsSkeleton } from './subscriptions-skeleton.tsx'

/** Private to the user: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your subscription | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: SubscriptionsSkeleton,
  Component: SubscriptionScreen,
})

import { defineScreen } from '@nukkad/platform'
import { CheckoutScreen } from './checkout-screen.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Where should we deliver?', robots: 'noindex, nofollow' }),
  Skeleton: CheckoutSkeleton,
  Component: CheckoutScreen,
})

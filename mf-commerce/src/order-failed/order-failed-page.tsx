import { defineScreen } from '@nukkad/platform'
import { OrderFailedScreen } from './order-failed-screen.tsx'
import { OrderFailedSkeleton } from './order-failed-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'The payment did not go through', robots: 'noindex, nofollow' }),
  Skeleton: OrderFailedSkeleton,
  Component: OrderFailedScreen,
})

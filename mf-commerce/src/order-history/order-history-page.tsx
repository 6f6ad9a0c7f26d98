import { defineScreen } from '@nukkad/platform'
import { OrderHistoryScreen } from './order-history-screen.tsx'
import { OrderHistorySkeleton } from './order-history-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your orders', robots: 'noindex, nofollow' }),
  Skeleton: OrderHistorySkeleton,
  Component: OrderHistoryScreen,
})

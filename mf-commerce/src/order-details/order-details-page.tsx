import { defineScreen } from '@nukkad/platform'
import { OrderDetailsScreen } from './order-details-screen.tsx'
import { OrderDetailsSkeleton } from './order-details-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Order ${params.orderId ?? ''}`.trim(), robots: 'noindex, nofollow' }),
  Skeleton: OrderDetailsSkeleton,
  Component: OrderDetailsScreen,
})

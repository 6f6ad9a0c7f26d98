import { defineScreen } from '@nukkad/platform'
import { staffSkeleton } from '../parts/staff/staff-skeleton.tsx'
import { MerchantOrderScreen } from './merchant-order-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Order ${params.orderId ?? ''} in your back office`, robots: 'noindex, nofollow' }),
  Skeleton: staffSkeleton('Order', { isDetail: true }),
  Component: MerchantOrderScreen,
})

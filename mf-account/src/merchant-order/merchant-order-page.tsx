import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantOrderScreen } from './merchant-order-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Order ${params.orderId ?? ''} in your back office`, robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Order', { isDetail: true }),
  Component: MerchantOrderScreen,
})

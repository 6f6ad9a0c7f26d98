import { defineScreen } from '@nukkad/platform'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { ShopExchangeScreen } from './shop-exchange-screen.tsx'

/** Private: the first step of an exchange, choosing the pieces. */
export const screen = defineScreen({
  head: ({ params }) => ({
    title: `Choose what to exchange, order ${params.orderId ?? ''}`,
    robots: 'noindex, nofollow',
  }),
  Skeleton: RequestSkeleton,
  Component: ShopExchangeScreen,
})

import { defineScreen } from '@nukkad/platform'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { ExchangeRequestScreen } from './exchange-request-screen.tsx'

/** Private: the second step of an exchange, what the pieces become and why. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Exchange, order ${params.orderId ?? ''}`, robots: 'noindex, nofollow' }),
  Skeleton: RequestSkeleton,
  Component: ExchangeRequestScreen,
})

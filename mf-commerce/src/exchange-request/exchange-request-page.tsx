import { defineScreen } from '@nukkad/platform'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { ExchangeRequestScreen } from './exchange-request-screen.tsx'

/** Private: the second step of an exchange, with the replacement and the reason for each piece. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Choose replacements, order ${params.orderId ?? ''}`, robots: 'noindex, nofollow' }),
  Skeleton: RequestSkeleton,
  Component: ExchangeRequestScreen,
})

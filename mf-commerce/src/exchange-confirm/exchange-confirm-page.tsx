import { defineScreen } from '@nukkad/platform'
import { RequestSkeleton } from '../parts/request/request-skeleton.tsx'
import { ExchangeConfirmScreen } from './exchange-confirm-screen.tsx'

/** Private: confirms the exchange request and says what happens next. */
export const screen = defineScreen({
  head: ({ params }) => ({ title: `Exchange requested, order ${params.orderId ?? ''}`, robots: 'noindex, nofollow' }),
  Skeleton: RequestSkeleton,
  Component: ExchangeConfirmScreen,
})

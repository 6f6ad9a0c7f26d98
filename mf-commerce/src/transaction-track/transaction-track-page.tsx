import { defineScreen } from '@nukkad/platform'
import { TransactionTrackScreen } from './transaction-track-screen.tsx'
import { TransactionTrackSkeleton } from './transaction-track-skeleton.tsx'

/** Anybody may open the address; who has its number hears how the payment stands, its buyer the rest, in the browser. */
export const screen = defineScreen({
  head: () => ({ title: 'Your payment', robots: 'noindex, nofollow' }),
  Skeleton: TransactionTrackSkeleton,
  Component: TransactionTrackScreen,
})

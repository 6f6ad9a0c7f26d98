import { defineScreen } from '@nukkad/platform'
import { TransactionTrackScreen } from './transaction-track-screen.tsx'
import { TransactionTrackSkeleton } from './transaction-track-skeleton.tsx'

/** Open to anyone: with the number they see the payment's state, its buyer also the rest, fetched in the browser. */
export const screen = defineScreen({
  head: () => ({ title: 'Your payment', robots: 'noindex, nofollow' }),
  Skeleton: TransactionTrackSkeleton,
  Component: TransactionTrackScreen,
})

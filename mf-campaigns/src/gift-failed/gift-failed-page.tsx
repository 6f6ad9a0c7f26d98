import { defineScreen } from '@nukkad/platform'
import { PurchaseSkeleton } from '../parts/gifts/purchase-skeleton.tsx'
import { GiftFailedScreen } from './gift-failed-screen.tsx'

/** Private: not fetched and not rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'The payment did not go through | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: PurchaseSkeleton,
  Component: GiftFailedScreen,
})

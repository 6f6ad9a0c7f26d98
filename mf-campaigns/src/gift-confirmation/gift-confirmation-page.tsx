import { defineScreen } from '@nukkad/platform'
import { PurchaseSkeleton } from '../parts/gifts/purchase-skeleton.tsx'
import { GiftConfirmationScreen } from './gift-confirmation-screen.tsx'

/** Private: not fetched and not rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your gift card | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: PurchaseSkeleton,
  Component: GiftConfirmationScreen,
})

import { defineScreen } from '@nukkad/platform'
import { GiftReceivedScreen } from './gift-received-screen.tsx'
import { GiftReceivedSkeleton } from './gift-received-skeleton.tsx'

/** The recipient's: what opens it stands in the fragment, which the server never sees. */
export const screen = defineScreen({
  head: () => ({ title: 'A gift card for you | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: GiftReceivedSkeleton,
  Component: GiftReceivedScreen,
})

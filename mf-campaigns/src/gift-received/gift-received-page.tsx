import { defineScreen } from '@nukkad/platform'
import { GiftReceivedScreen } from './gift-received-screen.tsx'
import { GiftReceivedSkeleton } from './gift-received-skeleton.tsx'

/** For the recipient: the token is in the URL's fragment, which the server never receives. */
export const screen = defineScreen({
  head: () => ({ title: 'A gift card for you | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: GiftReceivedSkeleton,
  Component: GiftReceivedScreen,
})

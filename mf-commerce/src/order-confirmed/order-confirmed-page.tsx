import { defineScreen } from '@nukkad/platform'
import { ConfirmedScreen } from './confirmed-screen.tsx'
import { ConfirmedSkeleton } from './confirmed-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your order', robots: 'noindex, nofollow' }),
  Skeleton: ConfirmedSkeleton,
  Component: ConfirmedScreen,
})

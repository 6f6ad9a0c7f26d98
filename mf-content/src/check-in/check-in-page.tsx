import { defineScreen } from '@nukkad/platform'
import { CheckInScreen } from './check-in-screen.tsx'
import { CheckInSkeleton } from './check-in-skeleton.tsx'

/** Private, and for the organizer: the server authorizes each of its calls. */
export const screen = defineScreen({
  head: () => ({ title: 'Check-in | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: CheckInSkeleton,
  Component: CheckInScreen,
})

import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from './account-layout.tsx'
import { NoticesScreen } from './notices-screen.tsx'

/** Which emails the user receives. */
export const screen = defineScreen({
  head: () => ({ title: 'Your emails | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your emails'),
  Component: NoticesScreen,
})

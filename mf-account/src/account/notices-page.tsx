import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from './account-layout.tsx'
import { NoticesScreen } from './notices-screen.tsx'

/** What the user is told by email and on this device. */
export const screen = defineScreen({
  head: () => ({ title: 'Notices and emails | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Notices and emails'),
  Component: NoticesScreen,
})

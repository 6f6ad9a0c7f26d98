import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from './account-layout.tsx'
import { AccountScreen } from './account-screen.tsx'

/** Everything that is one's own, from one place. */
export const screen = defineScreen({
  head: () => ({ title: 'Your account | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your account'),
  Component: AccountScreen,
})

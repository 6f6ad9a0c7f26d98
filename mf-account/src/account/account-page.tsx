import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from './account-layout.tsx'
import { AccountScreen } from './account-screen.tsx'

/** The account home: links to all of the user's own pages. */
export const screen = defineScreen({
  head: () => ({ title: 'Your account | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your account'),
  Component: AccountScreen,
})

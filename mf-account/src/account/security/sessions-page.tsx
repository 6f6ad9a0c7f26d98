import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

/** The devices on which the user is signed in. */
export const screen = defineScreen({
  head: () => ({ title: 'Your devices | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your devices'),
  Component: SessionsScreen,
})

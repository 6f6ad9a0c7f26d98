import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'

/** A copy of what is known, and the way out. */
export const screen = defineScreen({
  head: () => ({ title: 'Your data | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your data'),
  Component: PrivacyScreen,
})

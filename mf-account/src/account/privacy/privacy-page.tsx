import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'

/** A copy of the user's data, and closing the account. */
export const screen = defineScreen({
  head: () => ({ title: 'Your data | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your data'),
  Component: PrivacyScreen,
})

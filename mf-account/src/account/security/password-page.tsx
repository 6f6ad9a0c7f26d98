import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { PasswordScreen } from './password-screen.tsx'

/** Replaces the current password with a new one. */
export const screen = defineScreen({
  head: () => ({ title: 'Your password | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your password'),
  Component: PasswordScreen,
})

import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { AddressesScreen } from './addresses-screen.tsx'

/** The user's delivery addresses. */
export const screen = defineScreen({
  head: () => ({ title: 'Your addresses | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your addresses'),
  Component: AddressesScreen,
})

import { defineScreen } from '@nukkad/platform'
import { AccessSkeleton } from '../access-skeleton.tsx'
import { AccessCardScreen } from './access-card-screen.tsx'

/** Private: the signed-in user's card. */
export const screen = defineScreen({
  head: () => ({ title: 'Your card | Nukkad Access', robots: 'noindex, nofollow' }),
  Skeleton: AccessSkeleton,
  Component: AccessCardScreen,
})

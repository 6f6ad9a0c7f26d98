import { defineScreen } from '@nukkad/platform'
import { AccessSkeleton } from '../access-skeleton.tsx'
import { CounterScreen } from './counter-screen.tsx'

/** For the staff of a place: the server authorizes each of its calls. */
export const screen = defineScreen({
  head: () => ({ title: 'Counter | Nukkad Access', robots: 'noindex, nofollow' }),
  Skeleton: AccessSkeleton,
  Component: CounterScreen,
})

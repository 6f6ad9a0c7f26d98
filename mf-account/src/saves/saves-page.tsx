import { defineScreen } from '@nukkad/platform'
import { SavesScreen } from './saves-screen.tsx'
import { SavesSkeleton } from './saves-skeleton.tsx'

/** Private to the user: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your saves | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: SavesSkeleton,
  Component: SavesScreen,
})

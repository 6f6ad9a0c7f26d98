import { defineScreen } from '@nukkad/platform'
import { SavedListScreen } from './saved-list-screen.tsx'
import { SavedListSkeleton } from './saved-list-skeleton.tsx'

/** Private to the user: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your list | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: SavedListSkeleton,
  Component: SavedListScreen,
})

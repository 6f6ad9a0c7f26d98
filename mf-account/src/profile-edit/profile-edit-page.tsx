import { defineScreen } from '@nukkad/platform'
import { ProfileEditScreen } from './profile-edit-screen.tsx'
import { ProfileEditSkeleton } from './profile-edit-skeleton.tsx'

/** Private to the user: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your profile | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: ProfileEditSkeleton,
  Component: ProfileEditScreen,
})

import { defineScreen } from '@nukkad/platform'
import { ProfileEditScreen } from './profile-edit-screen.tsx'
import { ProfileEditSkeleton } from './profile-edit-skeleton.tsx'

/** A person's own: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your profile | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: ProfileEditSkeleton,
  Component: ProfileEditScreen,
})

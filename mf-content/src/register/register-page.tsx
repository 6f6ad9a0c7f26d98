import { defineScreen } from '@nukkad/platform'
import { RegisterScreen } from './register-screen.tsx'
import { RegisterSkeleton } from './register-skeleton.tsx'

/** Private: who registers is known in the browser only. The form of the mobile app is the same one. */
export const screen = defineScreen({
  head: () => ({ title: 'Register | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: RegisterSkeleton,
  Component: RegisterScreen,
})

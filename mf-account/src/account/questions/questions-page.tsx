import { defineScreen } from '@nukkad/platform'
import { accountSkeleton } from '../account-layout.tsx'
import { QuestionsScreen } from './questions-screen.tsx'

/** What the user has asked makers. */
export const screen = defineScreen({
  head: () => ({ title: 'Your questions | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: accountSkeleton('Your questions'),
  Component: QuestionsScreen,
})

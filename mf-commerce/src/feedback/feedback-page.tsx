import { defineScreen } from '@nukkad/platform'
import { FeedbackScreen } from './feedback-screen.tsx'
import { FeedbackSkeleton } from './feedback-skeleton.tsx'

/** Private: the user's review of a product they bought. */
export const screen = defineScreen({
  head: () => ({ title: 'Your review', robots: 'noindex, nofollow' }),
  Skeleton: FeedbackSkeleton,
  Component: FeedbackScreen,
})

import { defineScreen } from '@nukkad/platform'
import { ReviewScreen } from './review-screen.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'

/** Private: no data is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Review and pay', robots: 'noindex, nofollow' }),
  Skeleton: ReviewSkeleton,
  Component: ReviewScreen,
})

import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton, unknownLead } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantReviewsScreen } from './merchant-reviews-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Reviews in your back office', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Reviews', { lead: unknownLead }),
  Component: MerchantReviewsScreen,
})

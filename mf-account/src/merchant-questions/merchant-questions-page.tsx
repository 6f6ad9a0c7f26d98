import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton, unknownLead } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantQuestionsScreen } from './merchant-questions-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Questions in your back office', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Questions', { lead: unknownLead }),
  Component: MerchantQuestionsScreen,
})

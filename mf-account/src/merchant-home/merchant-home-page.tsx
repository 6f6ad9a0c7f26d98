import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton, unknownLead } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantHomeScreen } from './merchant-home-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Today in your back office', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Today', { lead: unknownLead }),
  Component: MerchantHomeScreen,
})

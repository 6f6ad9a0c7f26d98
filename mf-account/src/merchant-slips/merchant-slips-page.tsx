import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantSlipsScreen } from './merchant-slips-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Packing slips in your back office', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Packing slips', { isDetail: true }),
  Component: MerchantSlipsScreen,
})

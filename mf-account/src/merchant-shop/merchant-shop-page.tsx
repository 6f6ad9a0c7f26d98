import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantShopScreen } from './merchant-shop-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your shop', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Your shop', { isDetail: true }),
  Component: MerchantShopScreen,
})

import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantProductsScreen } from './merchant-products-screen.tsx'

/** A merchant-only page: nothing of it is fetched or rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Products in your back office', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Products'),
  Component: MerchantProductsScreen,
})

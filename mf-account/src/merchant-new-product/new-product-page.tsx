import { defineScreen } from '@nukkad/platform'
import { staffSkeleton } from '../parts/staff/staff-skeleton.tsx'
import { NewProductScreen } from './new-product-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Add a product', robots: 'noindex, nofollow' }),
  Skeleton: staffSkeleton('Add a product', { isDetail: true }),
  Component: NewProductScreen,
})

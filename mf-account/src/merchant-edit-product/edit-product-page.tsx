import { defineScreen } from '@nukkad/platform'
import { staffSkeleton } from '../parts/staff/staff-skeleton.tsx'
import { EditProductScreen } from './edit-product-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Edit a product', robots: 'noindex, nofollow' }),
  Skeleton: staffSkeleton('Edit a product', { isDetail: true }),
  Component: EditProductScreen,
})

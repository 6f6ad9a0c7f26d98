import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { EditProductScreen } from './edit-product-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Edit a product', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Edit a product', { isDetail: true }),
  Component: EditProductScreen,
})

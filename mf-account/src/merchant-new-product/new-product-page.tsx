import { defineScreen } from '@nukkad/platform'
import { deskSkeleton } from '../parts/desk/desk-skeleton.tsx'
import { NewProductScreen } from './new-product-screen.tsx'

/** A merchant's own: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Add a product', robots: 'noindex, nofollow' }),
  Skeleton: deskSkeleton('Add a product', { isDetail: true }),
  Component: NewProductScreen,
})

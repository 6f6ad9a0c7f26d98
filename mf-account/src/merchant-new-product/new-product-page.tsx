import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { NewProductScreen } from './new-product-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Add a product', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('Add a product', { isDetail: true, lead: 'It goes on sale as soon as you save it.' }),
  Component: NewProductScreen,
})

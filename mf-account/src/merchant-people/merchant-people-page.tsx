import { defineScreen } from '@nukkad/platform'
import { backOfficeSkeleton } from '../parts/back-office/back-office-skeleton.tsx'
import { MerchantPeopleScreen } from './merchant-people-screen.tsx'

/** A merchant-only page: not fetched on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'People', robots: 'noindex, nofollow' }),
  Skeleton: backOfficeSkeleton('People'),
  Component: MerchantPeopleScreen,
})

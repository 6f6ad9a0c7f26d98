import { defineScreen } from '@nukkad/platform'
import { TransactionsScreen } from './transactions-screen.tsx'
import { TransactionsSkeleton } from './transactions-skeleton.tsx'

/** Private: not fetched and not rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Wallet transactions | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: TransactionsSkeleton,
  Component: TransactionsScreen,
})

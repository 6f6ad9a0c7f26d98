import { defineScreen } from '@nukkad/platform'
import { WalletScreen } from './wallet-screen.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'

/** Private: not fetched and not rendered on the server. */
export const screen = defineScreen({
  head: () => ({ title: 'Your wallet | Nukkad', robots: 'noindex, nofollow' }),
  Skeleton: WalletSkeleton,
  Component: WalletScreen,
})

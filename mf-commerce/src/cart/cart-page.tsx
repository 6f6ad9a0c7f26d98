import { defineScreen } from '@nukkad/platform'
import { CartScreen } from './cart-screen.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/** A cart belongs to one browser or one user, so it is fetched there and never on the server. */
export const screen = defineScreen({
  head: () => ({
    title: 'Your bag',
    description: 'What you picked from the makers of your city.',
    robots: 'noindex, nofollow',
  }),
  Skeleton: CartSkeleton,
  Component: CartScreen,
})

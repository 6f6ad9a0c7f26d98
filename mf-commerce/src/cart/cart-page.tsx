import { isGuestCartId } from '@nukkad/contracts/cart-cookie'
import { defineScreen } from '@nukkad/platform'
import { plainCartQuery } from '../parts/cart/cart.queries.ts'
import { CartScreen } from './cart-screen.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/**
 * A cart belongs to one browser or one user, so it is fetched there. Only where no script runs, a guest's is drawn by the
 * server: its address is the key to it.
 */
export const screen = defineScreen({
  load({ api, params: { cartId }, url, query }) {
    if (url.searchParams.has('plain') && isGuestCartId(cartId)) return query.prefetchQuery(plainCartQuery(api, cartId))
  },
  head: () => ({
    title: 'Your bag',
    description: 'What you picked from the makers of your city.',
    robots: 'noindex, nofollow',
  }),
  Skeleton: CartSkeleton,
  Component: CartScreen,
})

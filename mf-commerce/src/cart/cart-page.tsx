import { isGuestCartId } from '@nukkad/contracts/cart-cookie'
import { defineScreen } from '@nukkad/platform'
import { plainCartQuery } from '../parts/cart/cart.queries.ts'
import { CartScreen } from './cart-screen.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

/**
 * A cart belongs to one browser or one user, so the browser fetches it. Only without JavaScript does the server render
 * a guest's cart: knowing its URL is the authorization.
 */
export const screen = defineScreen({
  load({ api, params: { cartId }, url, query }) {
    if (url.searchParams.has('plain') && isGuestCartId(cartId)) return query.prefetchQuery(plainCartQuery(api, cartId))
  },
  head: () => ({
    title: 'Your bag',
    description: 'Your picks from makers in your city.',
    robots: 'noindex, nofollow',
  }),
  Skeleton: CartSkeleton,
  Component: CartScreen,
})

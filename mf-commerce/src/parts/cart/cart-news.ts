import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { type BusHandle, localKeys, type QueryClient, type useStorage } from '@nukkad/platform'
import { cartKey } from './cart.queries.ts'

interface Answer {
  readonly cart: Cart | null
  readonly cartId: string | null
  readonly count: number
}

/** What needs to be updated after a response of the cart. */
export interface Hearers {
  readonly bus: BusHandle
  readonly client: QueryClient
  readonly local: ReturnType<typeof useStorage>['local']
  readonly remember: (cartId: string | null) => void
}

/**
 * Applies a response of the cart: stores its id and coupon, updates the cached cart, and publishes the count to the
 * rest of the page.
 */
export function tellOfCart(hearers: Hearers, { cart, cartId, count }: Answer, pincode: string | null): void {
  const { bus, client, local, remember } = hearers
  remember(cartId)
  if (cart) client.setQueryData(cartKey(cart.id, pincode), cart)
  const coupon = cart?.totals.coupon_code
  if (coupon) local.setItem(localKeys.couponCode, coupon)
  else local.removeItem(localKeys.couponCode)
  bus.publish('cart.changed', { cartId, count })
}

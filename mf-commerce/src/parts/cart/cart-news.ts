import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { type BusHandle, localKeys, type QueryClient, type useStorage } from '@nukkad/platform'
import { cartKey } from './cart.queries.ts'

interface Answer {
  readonly cart: Cart | null
  readonly cartId: string | null
  readonly count: number
}

/** Whom an answer of the cart concerns. */
export interface Hearers {
  readonly bus: BusHandle
  readonly client: QueryClient
  readonly local: ReturnType<typeof useStorage>['local']
  readonly remember: (cartId: string | null) => void
}

/**
 * What every answer of the cart sets in motion: the id is kept, the coupon with it, whoever shows the cart shows the
 * new one, and the others on the page hear the count.
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

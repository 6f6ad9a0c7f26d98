import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { localKeys, useBus, useCartId, useQueryClient, useStorage } from '@nukkad/platform'
import { useCallback } from 'react'
import { cartKey } from './cart.queries.ts'

interface Answer {
  readonly cart: Cart | null
  readonly cartId: string | null
  readonly count: number
}

/**
 * What every answer of the cart sets in motion: the id is kept, the coupon with it, whoever shows the cart shows the
 * new one, and the others on the page hear the count.
 */
export function useCartNews() {
  const bus = useBus()
  const client = useQueryClient()
  const { local } = useStorage()
  const { remember } = useCartId()
  return useCallback(
    ({ cart, cartId, count }: Answer, pincode: string | null) => {
      remember(cartId)
      if (cart) client.setQueryData(cartKey(cart.id, pincode), cart)
      const coupon = cart?.totals.coupon_code
      if (coupon) local.setItem(localKeys.couponCode, coupon)
      else local.removeItem(localKeys.couponCode)
      bus.publish('cart.changed', { cartId, count })
    },
    [bus, client, remember, local],
  )
}

import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { localKeys, useStorage } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import type { Coupon } from './use-coupon.ts'

/**
 * A coupon that was promised before the cart was opened is tried on it once. Where it does not fit, the reason stands
 * in the coupon's place, and it is promised no longer.
 */
export function useStoredCoupon(cart: Pick<Cart, 'items' | 'totals'>, { use }: Pick<Coupon, 'use'>): void {
  const { local } = useStorage()
  const isTried = useRef(false)
  const isBare = cart.items.length > 0 && cart.totals.coupon_code === null
  useEffect(() => {
    const code = local.getItem(localKeys.couponCode)
    if (isTried.current || !isBare || !code) return
    isTried.current = true
    use(code)
  }, [isBare, local, use])
}

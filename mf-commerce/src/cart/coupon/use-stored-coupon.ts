import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { localKeys, useStorage } from '@nukkad/platform'
import { useEffect, useRef } from 'react'
import type { Coupon } from './use-coupon.ts'

/**
 * Tries a coupon that was stored before the cart was opened, once. If it does not apply, the reason is shown in the
 * coupon's place and the stored coupon is dropped.
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

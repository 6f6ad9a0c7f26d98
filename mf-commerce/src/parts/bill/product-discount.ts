import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'

/** Discounts that are not of the products: perks, and what a way of paying takes off. */
const notOfProducts = ['perks', 'rs 20 off on']

/** Whether some discount on a cart is one of the products in it, and not perks, the way of paying or the coupon. */
export function hasProductDiscount({
  applied_discounts,
  totals,
}: {
  readonly applied_discounts: Cart['applied_discounts']
  readonly totals: Pick<Cart['totals'], 'coupon_code'>
}): boolean {
  const others = [...notOfProducts, ...(totals.coupon_code ? [totals.coupon_code.toLowerCase()] : [])]
  return applied_discounts.some(({ label }) => !others.some((other) => label.toLowerCase().includes(other)))
}

import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'

/** Discounts that do not belong to products: perks, and reductions for a payment method. */
const notOfProducts = ['perks', 'rs 20 off on']

/** Whether a discount on the cart comes from a product rather than from perks, the payment method or the coupon. */
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

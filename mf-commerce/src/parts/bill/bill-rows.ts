import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees } from '@nukkad/platform'

export interface BillRow {
  readonly label: string
  /** rupees added to the amount paid; deductions are negative */
  readonly amount: number
  readonly text: string
}

const row = (label: string, amount: number, text = formatRupees(amount)): BillRow => ({ label, amount, text })

/**
 * The rows of a bill, from the list price to the amount paid, which they add up to. Discounts are listed separately:
 * coupon, perks, and the discount for paying online.
 */
export function billRows({
  totals,
  applied_discounts,
}: Pick<Cart, 'totals' | 'applied_discounts'>): readonly BillRow[] {
  const reduced = totals.bag_savings === 0 ? [] : [row('Bag savings', -totals.bag_savings)]
  const delivery = totals.shipping_charges === 0 ? 'Free' : totals.shipping_charges_str
  return [
    row('Bag total', totals.bag_total),
    ...reduced,
    ...applied_discounts.map(({ label, amount }) => row(label, -amount)),
    row('Delivery', totals.shipping_charges, delivery),
  ]
}

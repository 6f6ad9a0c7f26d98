import type { Cart } from '@nukkad/contracts/endpoints/cart/cart-shapes'
import { formatRupees } from '@nukkad/platform'

export interface BillRow {
  readonly label: string
  /** rupees that it adds to what is paid; what comes off is negative */
  readonly amount: number
  readonly text: string
}

const row = (label: string, amount: number, text = formatRupees(amount)): BillRow => ({ label, amount, text })

/**
 * The rows of a bill, from the price on the label to what is paid; they add up to it. The discounts are named one by
 * one: coupon, perks, and what paying online takes off.
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

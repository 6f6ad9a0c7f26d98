import type { CartTotals } from '@nukkad/contracts/endpoints/cart'
import { formatRupees } from '@nukkad/platform'

export interface BillRow {
  readonly label: string
  /** rupees that it adds to what is paid */
  readonly amount: number
  readonly text: string
  readonly isGain: boolean
}

const row = (label: string, amount: number, text = formatRupees(amount)): BillRow => ({
  label,
  amount,
  text,
  isGain: amount < 0,
})

/** The rows of a bill, from the price on the label to what is paid. Rows of nothing are left out. */
export function billRows(totals: CartTotals): readonly BillRow[] {
  const rows = [
    row('Bag total', totals.bag_total),
    row('Bag savings', -totals.bag_savings),
    row(totals.coupon_code ? `Coupon ${totals.coupon_code}` : 'Discount', -totals.discount),
    row('Perks', -totals.perks_applicable),
    row('Online payment discount', -totals.online_payment_discount),
  ].filter((each, at) => at === 0 || each.amount !== 0)
  const shipping = row('Delivery', totals.shipping_charges, totals.shipping_charges_str)
  return [...rows, shipping]
}

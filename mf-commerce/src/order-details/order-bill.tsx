import type { Order } from '@nukkad/contracts/endpoints/orders'
import { formatRupees } from '@nukkad/platform'
import bill from '../parts/bill/bill.module.css'
import styles from './order-details.module.css'

/** What the order came to, with the tax that is in it. */
export function OrderBill({ order: { totals, taxes, payment, state } }: { readonly order: Order }) {
  const rows = [
    { label: 'Things', amount: totals.items, text: formatRupees(totals.items) },
    { label: 'Discount', amount: -totals.discount, text: formatRupees(-totals.discount) },
    {
      label: 'Delivery',
      amount: totals.shipping,
      text: totals.shipping === 0 ? 'Free' : formatRupees(totals.shipping),
    },
  ].filter(({ label, amount }) => label !== 'Discount' || amount !== 0)
  const isOff = state === 'cancelled' && payment.method === 'cashondelivery'
  const isCash = payment.method === 'cashondelivery' && payment.status === 'pending'
  return (
    <>
      <dl className={bill.rows}>
        {rows.map(({ label, amount, text }) => (
          <div key={label} className={bill.row} data-gain={amount < 0 || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={bill.total}>
          <dt>{isCash ? 'To pay at the door' : 'Total'}</dt>
          <dd>{formatRupees(totals.paid)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {isOff ? 'Cancelled, so there is nothing to pay' : payment.label}. Included:{' '}
        {taxes.map(({ label, amount }) => `${label} ${formatRupees(amount)}`).join(', ')}.
      </p>
    </>
  )
}

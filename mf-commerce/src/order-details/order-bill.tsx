import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees } from '@nukkad/platform'
import bill from '../parts/bill/bill.module.css'
import styles from './order-details.module.css'

/** The total of the order, the part paid from the wallet, and the tax included. */
export function OrderBill({ order: { totals, taxes, payment, state } }: { readonly order: Order }) {
  const { items, discount, perks, shipping, paid, gift_cards: cards, credit, declined, due } = totals
  const rows = [
    { label: 'Things', amount: items, isShown: true },
    { label: 'Discount', amount: perks - discount, isShown: discount > perks },
    { label: 'Perks', amount: -perks, isShown: perks > 0 },
    { label: 'Delivery', amount: shipping, isShown: true },
  ]
  const fromWallet = [
    { label: 'From your gift cards', amount: -cards, isShown: cards > 0 },
    { label: 'From your credit', amount: -credit, isShown: credit > 0 },
  ]
  const isOff = state === 'cancelled' && payment.method === 'cashondelivery'
  const isCash = payment.method === 'cashondelivery' && payment.status === 'pending'
  const hasWallet = cards + credit > 0
  const end = isCash ? 'To pay on delivery' : payment.label
  return (
    <>
      <dl className={bill.rows}>
        <Rows rows={rows} />
        <div className={bill.total}>
          <dt>{isCash && !hasWallet && declined === 0 ? end : 'Total'}</dt>
          <dd>{formatRupees(paid)}</dd>
        </div>
        <Rows rows={fromWallet} />
        {declined > 0 && <Rows rows={[{ label: 'Not sent', amount: -declined, isShown: true }]} />}
        {(hasWallet || (isCash && declined > 0)) && !isOff && due > 0 && (
          <div className={bill.total}>
            <dt>{end}</dt>
            <dd>{formatRupees(due)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>
        {isOff ? 'Cancelled, so there is nothing to pay' : payment.label}. Included:{' '}
        {taxes.map(({ label, amount }) => `${label} ${formatRupees(amount)}`).join(', ')}.
      </p>
    </>
  )
}

interface Row {
  readonly label: string
  readonly amount: number
  readonly isShown: boolean
}

const Rows = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows
    .filter(({ isShown }) => isShown)
    .map(({ label, amount }) => (
      <div key={label} className={bill.row} data-gain={amount < 0 || undefined}>
        <dt>{label}</dt>
        <dd>{label === 'Delivery' && amount === 0 ? 'Free' : formatRupees(amount)}</dd>
      </div>
    ))

import type { Cart } from '@nukkad/contracts/endpoints/cart-shapes'
import { formatRupees } from '@nukkad/platform'
import styles from './bill.module.css'
import { billRows } from './bill-rows.ts'

interface BillProps {
  readonly cart: Pick<Cart, 'totals' | 'applied_discounts'>
  /** an answer with newer totals is on its way */
  readonly isStale?: boolean
}

/** What is to pay and how it comes about, row by row. */
export function Bill({ cart, isStale = false }: BillProps) {
  const { price_paid: paid, total_tax: tax, total_savings: saved, cashback_amount: back } = cart.totals
  return (
    <div className={styles.bill} aria-busy={isStale}>
      <dl className={styles.rows}>
        {billRows(cart).map(({ label, amount, text }) => (
          <div key={label} className={styles.row} data-gain={amount < 0 || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>To pay</dt>
          <dd>{formatRupees(paid)}</dd>
        </div>
      </dl>
      {tax > 0 && <p className={styles.note}>GST of {formatRupees(tax)} is included.</p>}
      {back > 0 && <p className={styles.note}>{formatRupees(back)} come back as perks, once you keep it.</p>}
      {saved > 0 && <p className={styles.saved}>You keep {formatRupees(saved)} in your pocket.</p>}
    </div>
  )
}

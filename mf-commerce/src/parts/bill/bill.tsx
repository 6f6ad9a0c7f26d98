import type { CartTotals } from '@nukkad/contracts/endpoints/cart'
import { formatRupees } from '@nukkad/platform'
import styles from './bill.module.css'
import { billRows } from './bill-rows.ts'

interface BillProps {
  readonly totals: CartTotals
  /** an answer with newer totals is on its way */
  readonly isStale?: boolean
}

/** What is to pay and how it comes about, row by row; the rows add up to the last line. */
export function Bill({ totals, isStale = false }: BillProps) {
  return (
    <div className={styles.bill} aria-busy={isStale}>
      <dl className={styles.rows}>
        {billRows(totals).map(({ label, text, isGain }) => (
          <div key={label} className={styles.row} data-gain={isGain || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>To pay</dt>
          <dd>{formatRupees(totals.price_paid)}</dd>
        </div>
      </dl>
      {totals.total_tax > 0 && <p className={styles.note}>GST of {formatRupees(totals.total_tax)} is included.</p>}
      {totals.total_savings > 0 && (
        <p className={styles.saved}>You keep {formatRupees(totals.total_savings)} in your pocket.</p>
      )}
    </div>
  )
}

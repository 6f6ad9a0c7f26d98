import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, formatRupees } from '@nukkad/platform'
import bill from '../parts/bill/bill.module.css'
import styles from './order-details.module.css'

/** Refunds and their progress. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  if (refunds.length === 0) return null
  return (
    <div className={styles.refunds}>
      <h2>Your refund</h2>
      <dl className={bill.rows}>
        {refunds.flatMap((refund) =>
          refund.parts.map(({ label, amount }) => (
            <div key={`${refund.requestedAt} ${amount} ${label}`} className={bill.row} data-gain>
              <dt>
                {label}
                <span className={styles.when}>
                  {refund.doneAt ? formatDay(refund.doneAt) : `asked ${formatDay(refund.requestedAt)}`}
                </span>
              </dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          )),
        )}
      </dl>
    </div>
  )
}

import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatLongDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { OrderLines } from '../parts/order/order-lines.tsx'
import styles from './confirmed.module.css'

/** One maker's parcel: its delivery date, its lines, and ways to track it. */
export function ConfirmedParcel({ order }: { readonly order: Order }) {
  const { orderId, merchant, deliver_on: chosen, expected_by: day, totals } = order
  return (
    <section className={styles.order} aria-label={`Order ${orderId}`}>
      <div className={styles.orderHead}>
        <h2>From {merchant.name}</h2>
        {day && (
          <span className={styles.day}>
            {chosen ? 'on' : 'by'} {formatLongDay(day)}
          </span>
        )}
      </div>
      <OrderLines order={order} />
      <p className={styles.sum}>
        <span>
          Order {orderId}, {totals.shipping > 0 ? `delivery ${formatRupees(totals.shipping)}` : 'delivery free'}
        </span>
        <strong>{formatRupees(totals.paid)}</strong>
      </p>
      <p className={styles.ways}>
        <Link to={hrefs.orderTrack(orderId)}>Track this parcel</Link>
        <Link to={hrefs.orderDetails(orderId)}>Details, change or cancel</Link>
      </p>
    </section>
  )
}

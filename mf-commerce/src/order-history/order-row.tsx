import type { Order } from '@nukkad/contracts/endpoints/orders'
import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { longDay } from '../parts/long-day.ts'
import { OrderBadge } from '../parts/order/order-badge.tsx'
import styles from './order-history.module.css'

/** One order in the list: what, from whom, how far. The whole row leads to its details. */
export function OrderRow({ order }: { readonly order: Order }) {
  const [first, ...others] = order.lines
  const isUnderWay = !['delivered', 'cancelled', 'rto'].includes(order.state)
  return (
    <li className={styles.order}>
      <span className={styles.pictures}>
        {order.lines.slice(0, 3).map((line) => (
          <span key={line.line_id} className={styles.picture}>
            <PictureView picture={line.media_image} width={72} aspect={4 / 5} decorative />
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <OrderBadge order={order} />
        <h2 className={styles.name}>
          <Link to={hrefs.orderDetails(order.orderId)} className={styles.link}>
            {first?.name ?? `Order ${order.orderId}`}
            {others.length > 0 && ` and ${others.length} more`}
          </Link>
        </h2>
        <span className={styles.quiet}>
          {order.merchant.name} · ordered {formatDay(order.placed)} · {order.orderId}
        </span>
        {isUnderWay && order.expected_by && <span>With you by {longDay(order.expected_by)}</span>}
      </span>
      <strong className={styles.paid}>{formatRupees(order.totals.paid)}</strong>
    </li>
  )
}

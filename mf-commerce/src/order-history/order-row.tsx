import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import { coveringLink } from '@nukkad/ui/covering-link'
import { PictureView } from '@nukkad/ui/picture-view'
import { OrderBadge } from '../parts/order/order-badge.tsx'
import { promiseOf, whatNext } from '../parts/order/what-next.ts'
import { nouns } from '../parts/request/request-words.ts'
import styles from './order-history.module.css'

/** One order in the list: products, maker, progress, and the next action. The whole row links to its details. */
export function OrderRow({ order }: { readonly order: Order }) {
  const [first, ...others] = order.lines
  const promise = promiseOf(order)
  const [request] = order.returns
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
          <Link to={hrefs.orderDetails(order.orderId)} className={coveringLink}>
            {first?.name ?? `Order ${order.orderId}`}
            {others.length > 0 && ` and ${others.length} more`}
          </Link>
        </h2>
        <span className={styles.quiet}>
          {order.merchant.name} · ordered {formatDay(order.placed)} ·{' '}
          <span className={styles.number}>{order.orderId}</span>
        </span>
        {promise && <strong>{promise}</strong>}
        <span>{request ? `${nouns[request.kind]}: ${request.next_step ?? request.label}` : whatNext(order)}</span>
        <RowWays order={order} />
      </span>
      <strong className={styles.paid}>{formatRupees(order.totals.paid)}</strong>
    </li>
  )
}

/** The most likely next action, without opening the order first. */
function RowWays({ order }: { readonly order: Order }) {
  const { orderId, actions, lines, state } = order
  const toReview = lines.find(({ can_review: can }) => can)
  const ways = [
    ['shipped', 'out_for_delivery', 'delivery_failed'].includes(state) && {
      label: 'Follow it',
      to: hrefs.orderTrack(orderId),
    },
    actions.can_exchange.allowed && { label: 'Exchange', to: hrefs.orderExchange(orderId) },
    actions.can_return.allowed && { label: 'Return', to: hrefs.orderReturn(orderId) },
    toReview && { label: 'Review', to: `${hrefs.productFeedback(toReview.slug)}?order=${orderId}` },
  ].filter((way) => typeof way === 'object')
  if (ways.length === 0) return null
  return (
    <span className={styles.ways}>
      {ways.map(({ label, to }) => (
        <Link key={label} to={to} className={styles.way} aria-label={`${label}, order ${orderId}`}>
          {label}
        </Link>
      ))}
    </span>
  )
}

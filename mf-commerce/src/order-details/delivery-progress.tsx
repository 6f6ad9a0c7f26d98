import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatRupees, hrefs, Link } from '@nukkad/platform'
import { OrderSteps } from '../parts/order/order-steps.tsx'
import { promiseOf, setbackOf, whatNext } from '../parts/order/what-next.ts'
import { Parcel } from '../parts/shipment/parcel.tsx'
import styles from './order-details.module.css'

/** The parcel's progress, what comes next, and the courier. */
export function DeliveryProgress({ order }: { readonly order: Order }) {
  const promise = promiseOf(order)
  const setback = setbackOf(order)
  const isCashToday =
    order.state === 'out_for_delivery' && order.payment.method === 'cashondelivery' && order.totals.due > 0
  const isUnderWay = !['delivered', 'cancelled', 'rto'].includes(order.state)
  return (
    <section aria-labelledby="how-far">
      <h2 id="how-far">Order status</h2>
      {promise && <p className={styles.expected}>{promise}</p>}
      {setback && <p className={styles.expected}>{setback}.</p>}
      {!(setback && order.state === 'cancelled') && (
        <p className={styles.next}>
          {whatNext(order)}
          {isCashToday && ` Keep ${formatRupees(order.totals.due)} ready, in cash or by UPI.`}
        </p>
      )}
      <OrderSteps steps={order.steps} />
      {order.shipments.length > 0 && (
        <div className={styles.cards}>
          {order.shipments.map((shipment) => (
            <Parcel key={`${shipment.kind} ${shipment.shippedAt}`} shipment={shipment} />
          ))}
        </div>
      )}
      {isUnderWay && (
        <p className={styles.share}>
          Is someone else receiving it?{' '}
          <Link to={hrefs.orderTrack(order.orderId)} className={styles.textLink}>
            Share this page
          </Link>
          . They can open it with a code sent to the phone number of the delivery address.
        </p>
      )}
    </section>
  )
}

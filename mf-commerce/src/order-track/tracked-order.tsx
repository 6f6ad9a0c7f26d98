import type { Tracking } from '@nukkad/contracts/endpoints/orders/tracking'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import { VisuallyHidden } from '@nukkad/ui/visually-hidden'
import { OrderBadge } from '../parts/order/order-badge.tsx'
import { OrderSteps } from '../parts/order/order-steps.tsx'
import { promiseOf, whatNext } from '../parts/order/what-next.ts'
import { piecesOf } from '../parts/request/draft.ts'
import { Parcel } from '../parts/shipment/parcel.tsx'
import styles from './order-track.module.css'

interface TrackedOrderProps {
  readonly tracking: Tracking
  readonly isOwner: boolean
}

/** The live progress of one order. It shows no street, phone or amounts, since the viewer may not be the buyer. */
export function TrackedOrder({ tracking, isOwner }: TrackedOrderProps) {
  const { orderId, merchant, to, lines, shipments, steps, placed } = tracking
  const promise = promiseOf(tracking)
  return (
    <>
      <div className={styles.head}>
        <OrderBadge order={tracking} />
        <h1 className={styles.title}>{promise ?? `From ${merchant.name}`}</h1>
        <p className={styles.lead}>{whatNext(tracking)}</p>
        <p className={styles.quiet}>
          Order {orderId} from {merchant.name}, placed {formatDay(placed)}, for {to.name} in {to.city} {to.postcode}
        </p>
        <VisuallyHidden>
          <span role="status">
            Now: {tracking.label}. {whatNext(tracking)}
          </span>
        </VisuallyHidden>
      </div>
      <div className={styles.layout}>
        <section aria-label="Its way">
          <OrderSteps steps={steps} />
        </section>
        <div className={styles.side}>
          {shipments.map((shipment) => (
            <Parcel key={`${shipment.kind} ${shipment.shippedAt}`} shipment={shipment} />
          ))}
          <ul className={styles.lines} aria-label="In the parcel">
            {lines.map((line) => (
              <li key={`${line.slug} ${line.label}`} className={styles.line}>
                <span className={styles.picture}>
                  <PictureView picture={line.media_image} width={52} aspect={4 / 5} decorative />
                </span>
                <span>
                  {line.name}
                  <span className={styles.quiet}> {piecesOf(line.qty)}</span>
                </span>
              </li>
            ))}
          </ul>
          {isOwner && (
            <Link to={hrefs.orderDetails(orderId)} className={styles.textLink}>
              View order details
            </Link>
          )}
        </div>
      </div>
    </>
  )
}

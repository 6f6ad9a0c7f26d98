import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { useEffect, useRef } from 'react'
import { AddressText } from '../parts/address/address-text.tsx'
import { OrderBadge } from '../parts/order/order-badge.tsx'
import { OrderLines } from '../parts/order/order-lines.tsx'
import { RequestCard } from '../parts/request/request-card.tsx'
import { DeliveryProgress } from './delivery-progress.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderBill } from './order-bill.tsx'
import styles from './order-details.module.css'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderStory } from './order-story.tsx'
import { SentGiftNote } from './sent-gift-note.tsx'

/** Everything about one order: its progress, lines, actions, address and bill. */
export function OrderSheet({ order }: { readonly order: Order }) {
  const title = useRef<HTMLHeadingElement>(null)
  const couldCancel = useRef(order.can_cancel)
  // The cancel form is gone, and the focus with it: it moves to the title, where the new state is.
  useEffect(() => {
    if (couldCancel.current && order.state === 'cancelled') title.current?.focus()
    couldCancel.current = order.can_cancel
  }, [order.can_cancel, order.state])
  return (
    <div className={styles.page}>
      <Breadcrumbs
        linkAs={Link}
        items={[{ title: 'Your orders', href: hrefs.orderHistory() }, { title: order.orderId }]}
      />
      <div className={styles.head}>
        <span aria-live="polite">
          <OrderBadge order={order} />
        </span>
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          From {order.merchant.name}
        </h1>
        <p className={styles.quiet}>
          Order {order.orderId}, placed {formatDay(order.placed)}
        </p>
      </div>
      <div className={styles.layout}>
        <div className={styles.main}>
          {order.returns.length > 0 && (
            <section aria-labelledby="back">
              <h2 id="back">Returns and exchanges</h2>
              <div className={styles.cards}>
                {order.returns.map((request) => (
                  <RequestCard key={request.requestId} request={request} />
                ))}
              </div>
            </section>
          )}
          <DeliveryProgress order={order} />
          <section aria-labelledby="what">
            <h2 id="what">What you ordered</h2>
            <OrderLines order={order} isDetailed />
          </section>
          <OrderActions order={order} />
          <OrderStory events={order.events} />
        </div>
        <aside className={styles.side} aria-label="Bill and address">
          <h2>Price details</h2>
          <OrderBill order={order} />
          <OrderRefunds refunds={order.refunds} />
          <InvoiceButton order={order} />
          <hr className={styles.rule} />
          <h2>Delivery address</h2>
          <AddressText address={order.address} />
          {order.gift_note && <SentGiftNote note={order.gift_note} />}
        </aside>
      </div>
    </div>
  )
}

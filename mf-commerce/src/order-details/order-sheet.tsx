import type { Order } from '@nukkad/contracts/endpoints/orders'
import { formatDay, hrefs, Link } from '@nukkad/platform'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { useEffect, useRef } from 'react'
import { AddressText } from '../parts/address/address-text.tsx'
import { longDay } from '../parts/long-day.ts'
import { OrderBadge } from '../parts/order/order-badge.tsx'
import { OrderLines } from '../parts/order/order-lines.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderBill } from './order-bill.tsx'
import styles from './order-details.module.css'
import { OrderSteps } from './order-steps.tsx'

/** All about one order: how far it is, what it holds, where it goes, what it cost. */
export function OrderSheet({ order }: { readonly order: Order }) {
  const title = useRef<HTMLHeadingElement>(null)
  const couldCancel = useRef(order.can_cancel)
  // The form that cancelled it is gone and the focus with it: it goes to where the new state stands.
  useEffect(() => {
    if (couldCancel.current && !order.can_cancel) title.current?.focus()
    couldCancel.current = order.can_cancel
  }, [order.can_cancel])
  return (
    <div className={styles.page}>
      <Breadcrumbs
        linkAs={Link}
        items={[{ title: 'Your orders', href: hrefs.orderHistory() }, { title: order.orderId }]}
      />
      <div className={styles.head}>
        <OrderBadge order={order} />
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          From {order.merchant.name}
        </h1>
        <p className={styles.quiet}>
          Order {order.orderId}, placed {formatDay(order.placed)}
        </p>
      </div>
      <div className={styles.layout}>
        <div className={styles.main}>
          <section aria-labelledby="how-far">
            <h2 id="how-far">How far it is</h2>
            {order.expected_by && order.state !== 'delivered' && (
              <p className={styles.expected}>With you by {longDay(order.expected_by)}</p>
            )}
            <OrderSteps steps={order.steps} />
          </section>
          <section aria-labelledby="what">
            <h2 id="what">What you ordered</h2>
            <OrderLines order={order} hasLabels={order.lines.some((line) => line.label !== order.label)} />
          </section>
          {order.can_cancel && <CancelOrder order={order} />}
        </div>
        <aside className={styles.side} aria-label="Bill and address">
          <h2>What it costs</h2>
          <OrderBill order={order} />
          <hr className={styles.rule} />
          <h2>Goes to</h2>
          <AddressText address={order.address} />
        </aside>
      </div>
    </div>
  )
}

import type { Order, Transaction } from '@nukkad/contracts/endpoints/orders'
import { formatRupees, hrefs, Link, useCity } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { Skyline } from '@nukkad/ui/skyline'
import { AddressText } from '../parts/address/address-text.tsx'
import { longDay } from '../parts/long-day.ts'
import { OrderLines } from '../parts/order/order-lines.tsx'
import styles from './confirmed.module.css'

interface ConfirmedProps {
  readonly transaction: Transaction
  readonly orders: readonly Order[]
}

/** Thanks, what comes when and from whom, and what happens next. */
export function Confirmed({ transaction, orders }: ConfirmedProps) {
  const { slug: city } = useCity()
  const [first] = orders
  const isCash = transaction.method === 'cashondelivery'
  const days = [...new Set(orders.flatMap((order) => order.expected_by ?? []))].sort()
  const lastDay = days.at(-1)
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <span className={styles.skyline}>
          <Skyline city={city} size={176} />
        </span>
        <p className={styles.kicker}>{words[transaction.state] ?? 'Order placed'}</p>
        <h1>{first ? `Thank you, ${first.address.name.split(' ')[0]}.` : 'Thank you.'}</h1>
        <p className={styles.lead}>
          {makersOf(orders)} {orders.length === 1 ? 'is' : 'are'} packing.
          {lastDay && ` All of it is with you by ${longDay(lastDay)}.`}
        </p>
        <p className={styles.amount}>
          {isCash
            ? `Keep ${formatRupees(transaction.amount)} ready for the courier.`
            : `Paid ${formatRupees(transaction.amount)}.`}
        </p>
      </div>
      <ol className={styles.next} aria-label="What happens next">
        <li>A mail with all of this is on its way to you.</li>
        <li>The makers pack, and hand over to the courier.</li>
        <li>The courier calls before coming. Until it ships you can cancel freely.</li>
      </ol>
      {orders.map((order) => (
        <section key={order.orderId} className={styles.order} aria-label={`Order ${order.orderId}`}>
          <div className={styles.orderHead}>
            <h2>From {order.merchant.name}</h2>
            <Link to={hrefs.orderDetails(order.orderId)}>Order {order.orderId}</Link>
          </div>
          <OrderLines order={order} />
        </section>
      ))}
      {first && (
        <section className={styles.order} aria-label="Delivery address">
          <h2>Goes to</h2>
          <AddressText address={first.address} />
        </section>
      )}
      <div className={styles.actions}>
        <ButtonLink href={hrefs.orderHistory()} linkAs={Link} variant="secondary" size={48}>
          All your orders
        </ButtonLink>
        <ButtonLink href={hrefs.shop()} linkAs={Link} variant="quiet" size={48}>
          Back to the shop
        </ButtonLink>
      </div>
    </div>
  )
}

const words: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  paid: 'Paid and ordered',
  review: 'Your payment is being looked at',
  failed: 'The payment did not go through',
  refunded: 'Refunded',
}

function makersOf(orders: readonly Order[]): string {
  const names = [...new Set(orders.map((order) => order.merchant.name))]
  return new Intl.ListFormat('en-IN').format(names)
}

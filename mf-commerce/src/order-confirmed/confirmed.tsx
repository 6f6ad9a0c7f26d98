import type { Order, Transaction } from '@nukkad/contracts/endpoints/orders/orders'
import { formatLongDay, formatRupees, hrefs, Link, useCity, useSession } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { Skyline } from '@nukkad/ui/skyline'
import { AddressText } from '../parts/address/address-text.tsx'
import styles from './confirmed.module.css'
import { ConfirmedParcel } from './confirmed-parcel.tsx'
import { useOrderTold } from './use-order-told.ts'

interface ConfirmedProps {
  readonly transaction: Transaction
  readonly orders: readonly Order[]
}

/** Thanks; what arrives when, from whom and where; how it was paid; and what happens next. */
export function Confirmed({ transaction, orders }: ConfirmedProps) {
  const { slug: city } = useCity()
  const { user } = useSession()
  useOrderTold(transaction, orders)
  const [first] = orders
  const merchants = [...new Set(orders.map((order) => order.merchant.name))]
  const days = [...new Set(orders.flatMap((order) => order.expected_by ?? []))].sort()
  const lastDay = days.at(-1)
  const isChosen = days.length === 1 && orders.every((order) => order.deliver_on !== null)
  return (
    <div className={styles.page}>
      <div className={styles.thanks}>
        <span className={styles.skyline}>
          <Skyline city={city} size={176} />
        </span>
        <p className={styles.kicker}>{transaction.method === 'razorpay' ? 'Paid and ordered' : 'Order placed'}</p>
        <h1>{user?.firstName ? `Thank you, ${user.firstName}.` : 'Thank you.'}</h1>
        <p className={styles.lead}>
          {new Intl.ListFormat('en-IN').format(merchants)} {merchants.length === 1 ? 'has' : 'have'} your order.
          {lastDay && ` Everything will be with you ${isChosen ? 'on' : 'by'} ${formatLongDay(lastDay)}.`}
        </p>
        <p className={styles.amount}>{paid(transaction)}</p>
      </div>
      <ol className={styles.next} aria-label="What happens next">
        <li>You will get a confirmation by email or text message.</li>
        <li>The makers pack your order and hand it to the courier. Then your GST invoice is ready.</li>
        <li>The courier calls before delivering. You can cancel for free until it ships.</li>
      </ol>
      {orders.map((order) => (
        <ConfirmedParcel key={order.orderId} order={order} />
      ))}
      {first && (
        <section className={styles.order} aria-label="Delivery address">
          <h2>Delivery address</h2>
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

/** How it was paid: `amount` is what remained after gift cards and credit. */
function paid({ method, amount, credit = 0, gift_cards: cards = 0 }: Transaction): string {
  const sources = [
    ...(cards > 0 ? [`${formatRupees(cards)} paid with gift cards`] : []),
    ...(credit > 0 ? [`${formatRupees(credit)} paid with credit`] : []),
  ]
  const fromWallet = sources.length > 0 ? ` ${sources.join(', ')}.` : ''
  if (amount <= 0) return `Nothing left to pay.${fromWallet}`
  if (method === 'cashondelivery') return `Keep ${formatRupees(amount)} ready for the courier.${fromWallet}`
  return `Paid ${formatRupees(amount)} online.${fromWallet}`
}

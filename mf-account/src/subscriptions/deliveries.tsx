import type { Subscription } from '@nukkad/contracts/endpoints/money/subscriptions'
import { formatDay, formatRupees, hrefs, Link } from '@nukkad/platform'
import styles from './subscriptions.module.css'

type Delivery = Subscription['log'][number]

const words: Readonly<Record<Delivery['state'], string>> = {
  owed: 'paid, not sent yet',
  sent: 'packed',
  refunded: 'refunded',
}

/** The paid deliveries, each with its order or its refund. */
export function Deliveries({ log, of }: { readonly log: readonly Delivery[]; readonly of: number }) {
  if (log.length === 0) return null
  const sent = log.filter(({ state }) => state === 'sent').length
  return (
    <section className={styles.part} aria-labelledby="deliveries">
      <h2 id="deliveries">
        Deliveries <span className={styles.quiet}>{`${sent} of ${of} so far`}</span>
      </h2>
      <ol className={styles.log}>
        {log.map(({ number, state, on, amount, orderId }) => (
          <li key={number}>
            <span>
              Box {number} · <time dateTime={on}>{formatDay(on)}</time>
              <span className={styles.quiet}>
                {' '}
                {words[state]}, {formatRupees(amount)}
              </span>
            </span>
            {orderId && <Link to={hrefs.orderDetails(orderId)}>Order {orderId}</Link>}
          </li>
        ))}
      </ol>
    </section>
  )
}

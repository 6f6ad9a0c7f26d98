import type { MerchantOrder } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { formatDay, formatTime } from '@nukkad/platform'
import styles from './merchant-order.module.css'

/** All events of the order with who caused them, newest first. */
export function OrderHistory({ events }: Pick<MerchantOrder, 'events'>) {
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history" className={styles.part}>
        What happened
      </h2>
      <ol className={styles.history}>
        {[...events].reverse().map(({ at, text, by }) => (
          <li key={`${at} ${text}`}>
            <span className={styles.quiet}>
              {formatDay(at)}, {formatTime(at)} · {by}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

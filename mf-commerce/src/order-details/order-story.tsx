import type { Order } from '@nukkad/contracts/endpoints/orders/orders'
import { formatDay, formatTime } from '@nukkad/platform'
import { Accordion } from '@nukkad/ui/accordion'
import styles from './order-details.module.css'

/** All events of the order, newest first, for readers who want the details. */
export function OrderStory({ events }: Pick<Order, 'events'>) {
  if (events.length < 2) return null
  return (
    <Accordion
      items={[
        {
          id: 'story',
          title: 'Timeline',
          content: (
            <ol className={styles.story}>
              {[...events].reverse().map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  <span className={styles.quiet}>
                    {formatDay(at)}, {formatTime(at)}
                  </span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          ),
        },
      ]}
    />
  )
}

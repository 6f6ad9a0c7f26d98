import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './order-history.module.css'

/** The skeleton of the list of orders. */
export function OrderHistorySkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Your orders</h1>
      <ul className={styles.orders}>
        {['first', 'second', 'third'].map((row) => (
          <li key={row} className={styles.order}>
            <Skeleton kind="block" height="8rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './order-details.module.css'

/** The skeleton of one order. */
export function OrderDetailsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <header className={styles.head}>
        <h1 className={styles.title}>Your order</h1>
      </header>
      <div className={styles.layout}>
        <Skeleton kind="block" height="22rem" />
        <Skeleton kind="block" height="18rem" />
      </div>
    </div>
  )
}

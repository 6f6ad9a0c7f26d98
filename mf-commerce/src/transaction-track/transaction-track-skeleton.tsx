import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './transaction-track.module.css'

/** The skeleton of a payment's state. */
export function TransactionTrackSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={styles.title}>Your payment</h1>
      <Skeleton kind="block" height="14rem" />
      <Skeleton kind="block" height="8rem" />
    </div>
  )
}

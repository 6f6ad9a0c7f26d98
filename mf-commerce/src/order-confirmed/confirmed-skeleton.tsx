import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './confirmed.module.css'

/** The skeleton of the confirmation. */
export function ConfirmedSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={styles.waiting}>Your order</h1>
      <Skeleton kind="block" height="13rem" />
      <Skeleton kind="block" height="10rem" />
    </div>
  )
}

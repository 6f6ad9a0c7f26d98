import { Skeleton } from '@nukkad/ui/skeleton'
import styles from '../parts/checkout-steps/checkout.module.css'

/** The last look while it is fetched. */
export function ReviewSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton kind="text" width="18rem" />
      <h1 className={styles.title}>One last look</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Skeleton kind="block" height="7rem" />
          <Skeleton kind="block" height="10rem" />
        </div>
        <div className={styles.side}>
          <Skeleton kind="block" height="16rem" />
        </div>
      </div>
    </div>
  )
}

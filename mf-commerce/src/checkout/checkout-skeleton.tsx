import { Skeleton } from '@nukkad/ui/skeleton'
import styles from '../parts/checkout-steps/checkout.module.css'

/** The choice of an address while it is fetched. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton kind="text" width="18rem" />
      <h1 className={styles.title}>Where shall it go?</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          <Skeleton kind="block" height="8rem" />
          <Skeleton kind="block" height="8rem" />
        </div>
        <div className={styles.side}>
          <Skeleton kind="block" height="16rem" />
        </div>
      </div>
    </div>
  )
}

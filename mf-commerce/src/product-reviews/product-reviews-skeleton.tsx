import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './product-reviews.module.css'

export function ProductReviewsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.trail}>
        <Skeleton kind="text" width="16rem" />
      </div>
      <Skeleton kind="block" width="70%" height="3rem" />
      <div className={styles.columns}>
        <Skeleton kind="block" height="22rem" />
        <div className={styles.list}>
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} kind="block" height="9rem" />
          ))}
        </div>
      </div>
    </div>
  )
}

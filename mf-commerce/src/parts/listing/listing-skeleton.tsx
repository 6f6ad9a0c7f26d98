import { Skeleton } from '@nukkad/ui/skeleton'
import { ProductGridSkeleton } from '../product-card/product-grid-skeleton.tsx'
import styles from './listing.module.css'
import page from './listing-page.module.css'

/** The skeleton of a whole listing page. */
export function ListingSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={page.top}>
        <Skeleton kind="block" width="14rem" height="3rem" />
        <Skeleton kind="text" width="26rem" />
      </div>
      <div className={styles.layout}>
        <div className={styles.side}>
          {[4, 3, 8].map((rows) => (
            <div key={rows} className={styles.skeletonGroup}>
              <Skeleton kind="text" width="40%" />
              {Array.from({ length: rows }, (_, at) => (
                <Skeleton key={at} kind="text" width={`${90 - (at % 3) * 12}%`} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.list}>
          <p className={styles.total}>Looking…</p>
          <div className={styles.bar} />
          <div className={styles.products}>
            <ProductGridSkeleton count={9} kind="listing" />
          </div>
        </div>
      </div>
    </div>
  )
}

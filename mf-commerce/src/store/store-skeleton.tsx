import { Skeleton } from '@nukkad/ui/skeleton'
import page from '../parts/listing/listing-page.module.css'
import { ProductGridSkeleton } from '../parts/product-card/product-grid-skeleton.tsx'
import styles from './store-page.module.css'

/** The skeleton of a store. */
export function StoreSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={styles.top}>
        <div className={styles.words}>
          <Skeleton kind="text" width="8rem" />
          <Skeleton kind="block" width="16rem" height="3rem" />
          <Skeleton kind="text" width="80%" />
          <Skeleton kind="text" width="40%" />
        </div>
        <div className={styles.front}>
          <Skeleton kind="block" aspect={3 / 2} />
        </div>
      </div>
      <ProductGridSkeleton count={4} kind="products" />
    </div>
  )
}

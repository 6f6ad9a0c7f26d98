import { Skeleton } from '@nukkad/ui/skeleton'
import { ProductGridSkeleton } from '../parts/product-card/product-grid-skeleton.tsx'
import styles from './shop-home.module.css'

/** The skeleton of the shop's home page. */
export function ShopHomeSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.banner} data-first="">
        <div className={styles.bannerWords} />
        <div className={styles.bannerPicture}>
          <Skeleton kind="block" aspect={4 / 3} />
        </div>
      </div>
      <div className={styles.gap} />
      <ProductGridSkeleton count={4} kind="products" />
    </div>
  )
}

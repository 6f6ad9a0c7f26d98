import styles from '../product-card-view/product-card-view.module.css'
import { Skeleton } from '../skeleton/skeleton.tsx'

/**
 * A placeholder for a product card: its picture, and lines as high as the card's own, with a two-line title where cards
 * are narrow.
 */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton kind="block" aspect={4 / 5} />
      <div className={styles.text}>
        <span className={styles.title}>
          <span className={styles.bar} />
          <span className={styles.barOnPhone} />
        </span>
        <span className={styles.merchant}>
          <span className={styles.bar} data-width="half" />
        </span>
        <span className={styles.priceRoom}>
          <span className={styles.bar} data-width="half" />
        </span>
      </div>
    </div>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import buy from './buying/buy.module.css'
import styles from './gallery.module.css'
import page from './product.module.css'

/** Placeholders for the picture, name, price and choices. */
export function ProductSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <div className={page.trail}>
        <Skeleton kind="text" width="16rem" />
      </div>
      <div className={page.top}>
        <div className={styles.gallery}>
          <div className={styles.stage}>
            <Skeleton kind="block" aspect={4 / 5} />
          </div>
        </div>
        <div className={buy.buy}>
          <Skeleton kind="text" width="30%" />
          <Skeleton kind="block" width="80%" height="3rem" />
          <Skeleton kind="text" width="45%" />
          <Skeleton kind="block" width="50%" height="2.5rem" />
          <Skeleton kind="block" height="3rem" />
          <Skeleton kind="block" width="60%" height="5rem" />
          <Skeleton kind="block" height="5.5rem" />
          <Skeleton kind="block" height="3rem" />
        </div>
      </div>
    </div>
  )
}

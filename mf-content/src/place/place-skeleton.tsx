import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './place.module.css'

/** Placeholders for the picture, the name and the facts. */
export function PlaceSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton width="14rem" />
      <Skeleton kind="block" aspect={2} width="100%" className={styles.picture} />
      <div className={styles.header}>
        <Skeleton kind="block" width="10rem" height="1rem" />
        <Skeleton kind="block" width="22rem" height="3.5rem" />
        <Skeleton lines={2} />
      </div>
      <div className={styles.columns}>
        <Skeleton lines={8} />
        <Skeleton kind="block" width="100%" height="26rem" />
      </div>
    </Page>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './request.module.css'

/** The skeleton of a page for sending something back. */
export function RequestSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="16rem" />
      <div className={styles.head}>
        <h1 className={styles.title}>Return or exchange</h1>
        <Skeleton lines={2} />
      </div>
      <div className={styles.form}>
        <Skeleton kind="block" height="7rem" />
        <Skeleton kind="block" height="12rem" />
        <Skeleton kind="block" height="8rem" />
      </div>
    </div>
  )
}

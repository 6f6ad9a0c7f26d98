import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './load-more.module.css'

/** Placeholders for the link to the next page of a list while its first page loads. */
export function LoadMoreSkeleton() {
  return (
    <div className={styles.more}>
      <Skeleton className={styles.quiet} width="6rem" />
      <Skeleton kind="block" width="8rem" height={48} />
    </div>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './feedback.module.css'

export function FeedbackSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton kind="block" width="12rem" height="3rem" />
      <Skeleton kind="block" height="5.5rem" />
      <Skeleton kind="block" width="16rem" height="3.5rem" />
      <Skeleton kind="block" height="4rem" />
      <Skeleton kind="block" height="11rem" />
    </div>
  )
}

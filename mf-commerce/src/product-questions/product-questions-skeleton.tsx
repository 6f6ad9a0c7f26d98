import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './product-questions.module.css'

export function ProductQuestionsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.trail}>
        <Skeleton kind="text" width="16rem" />
      </div>
      <Skeleton kind="block" width="70%" height="3rem" />
      <div className={styles.columns}>
        <Skeleton kind="block" height="18rem" />
        <div className={styles.list}>
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} kind="block" height="7rem" />
          ))}
        </div>
      </div>
    </div>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './size-guide.module.css'

export function SizeGuideSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.trail}>
        <Skeleton kind="text" width="10rem" />
      </div>
      <Skeleton kind="block" width="16rem" height="3rem" />
      <Skeleton kind="text" width="80%" />
      <div className={styles.guides}>
        {[0, 1].map((at) => (
          <Skeleton key={at} kind="block" height="26rem" />
        ))}
      </div>
    </div>
  )
}

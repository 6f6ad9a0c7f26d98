import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './checkout.module.css'

/** The skeleton of a checkout step: its title, blocks of these heights, and the summary beside them. */
export function StepSkeleton({ title, blocks }: { title: string; blocks: readonly string[] }) {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.layout}>
        <div className={styles.main}>
          {blocks.map((height, index) => (
            <Skeleton key={`${index}-${height}`} kind="block" height={height} />
          ))}
        </div>
        <div className={styles.side}>
          <Skeleton kind="block" height="16rem" />
        </div>
      </div>
    </div>
  )
}

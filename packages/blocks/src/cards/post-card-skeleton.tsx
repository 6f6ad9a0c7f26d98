import { Kicker } from '@nukkad/ui/kicker'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './post-card.module.css'
import type { PostCardProps } from './post-card.tsx'

/** A placeholder for a post in that layout: title and line with two lines each, as most have. */
export function PostCardSkeleton({ look = 'column' }: Pick<PostCardProps, 'look'>) {
  return (
    <div className={`${styles.post} ${styles[look]}`}>
      {look !== 'text' && (
        <div className={styles.frame}>
          <Skeleton kind="block" aspect={look === 'row' ? 1 : 3 / 2} />
        </div>
      )}
      <div className={styles.words}>
        <Kicker>
          <Skeleton width="6rem" />
        </Kicker>
        <Skeleton className={styles.title} lines={2} />
        <div className={styles.line}>
          <Skeleton lines={2} />
        </div>
        <Skeleton className={styles.by} width="10rem" />
      </div>
    </div>
  )
}

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './rows.module.css'

/** Placeholders for the first rows of a list. */
export const RowsSkeleton = () => (
  <div aria-busy="true">
    {[0, 1, 2, 3].map((at) => (
      <div key={at} className={styles.waiting}>
        <Skeleton kind="block" width="5.5rem" aspect={1} />
        <Skeleton lines={3} />
      </div>
    ))}
  </div>
)

import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './list-on-map.module.css'

/** Placeholders for the map and the start of the list. */
export function ListOnMapSkeleton() {
  return (
    <div className={styles.both} aria-busy="true">
      <div className={styles.mapFrame}>
        <Skeleton kind="block" className={styles.map} />
      </div>
      <div>
        {['one', 'two', 'three', 'four'].map((name) => (
          <Skeleton key={name} kind="block" height={120} />
        ))}
      </div>
    </div>
  )
}

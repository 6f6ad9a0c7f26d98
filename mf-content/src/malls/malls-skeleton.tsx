import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './malls.module.css'

/** Placeholders for the top, the list and the map beside it. */
export function MallsSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="block" height={190} />
      <div className={styles.both}>
        <div>
          <Skeleton kind="block" height={180} />
          <Skeleton lines={3} />
          <Skeleton kind="block" height={180} />
        </div>
        <Skeleton kind="block" className={styles.map} />
      </div>
    </Page>
  )
}

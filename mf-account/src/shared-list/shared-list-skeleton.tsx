import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { RowsSkeleton } from '../parts/content-row/rows-skeleton.tsx'
import styles from './shared-list.module.css'

/** Placeholders for the name of the list and the first rows. */
export function SharedListSkeleton() {
  return (
    <Page className={styles.page}>
      <div aria-busy="true">
        <div className={styles.head}>
          <Skeleton width="8rem" />
          <Skeleton kind="block" width="16rem" height="2.25rem" />
          <Skeleton width="6rem" />
        </div>
      </div>
      <RowsSkeleton />
    </Page>
  )
}

import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { RowsSkeleton } from '../parts/content-row/rows-skeleton.tsx'
import styles from './saved-list.module.css'

/** Placeholders for the name of the list, its buttons and the first rows. */
export function SavedListSkeleton() {
  return (
    <Page className={styles.page}>
      <div aria-busy="true">
        <Skeleton width="8rem" />
        <div className={styles.head}>
          <Skeleton kind="block" width="16rem" height="2.25rem" />
          <Skeleton width="10rem" />
          <Skeleton kind="block" width="100%" height="2.5rem" />
        </div>
      </div>
      <RowsSkeleton />
    </Page>
  )
}

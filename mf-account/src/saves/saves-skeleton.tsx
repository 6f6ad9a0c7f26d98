import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { RowsSkeleton } from '../parts/content-row/rows-skeleton.tsx'
import styles from './saves.module.css'

export const TilesSkeleton = () => (
  <div className={styles.tiles} aria-busy="true">
    {[0, 1].map((at) => (
      <Skeleton key={at} kind="block" width="12rem" height="4.5rem" />
    ))}
  </div>
)

/** The title, and placeholders for the lists, the tabs and the first rows. */
export function SavesSkeleton() {
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>Your saves</h1>
      <TilesSkeleton />
      <div className={styles.tabs}>
        <Skeleton kind="block" width="100%" height="2.75rem" />
      </div>
      <RowsSkeleton />
    </Page>
  )
}

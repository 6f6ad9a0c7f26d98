import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './saves.module.css'

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

/** The title, and placeholders for the tabs and the first rows. */
export function SavesSkeleton() {
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>Your saves</h1>
      <div className={styles.tabs}>
        <Skeleton kind="block" width="100%" height="2.75rem" />
      </div>
      <RowsSkeleton />
    </Page>
  )
}

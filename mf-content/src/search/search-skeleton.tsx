import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import styles from './hit-list.module.css'

/** Placeholders for the heading, the tabs and the first results. */
export function SearchSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="text" width="14rem" />
      <Skeleton kind="block" height="3.5rem" width="min(100%, 28rem)" />
      <Skeleton kind="block" height="2.75rem" />
      <ol className={styles.hits}>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((name) => (
          <li key={name} className={styles.hit}>
            <Skeleton kind="block" aspect={1} />
            <Skeleton lines={3} />
          </li>
        ))}
      </ol>
    </Page>
  )
}

import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { PostFlowSkeleton } from '../parts/feed/post-flow-skeleton.tsx'
import styles from './locality.module.css'

/** Placeholders for the name, the story and the map. */
export function LocalitySkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton kind="block" height={190} />
      <Skeleton lines={6} />
      <Skeleton kind="block" className={styles.map} />
      <PostFlowSkeleton />
    </Page>
  )
}

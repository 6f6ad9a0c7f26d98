import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { PostFlowSkeleton } from '../parts/feed/post-flow-skeleton.tsx'
import styles from './landing.module.css'

/** Placeholders for the top and the first posts. */
export function LandingSkeleton() {
  return (
    <Page className={styles.page} aria-busy="true">
      <Skeleton kind="block" height={320} />
      <Skeleton kind="block" height={44} />
      <PostFlowSkeleton />
    </Page>
  )
}

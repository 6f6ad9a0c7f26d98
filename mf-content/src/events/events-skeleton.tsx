import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { FeedSkeleton } from '../parts/feed/feed-skeleton.tsx'

/** Placeholders for the title, the filters and the first events. */
export function EventsSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton width="12rem" />
      <Skeleton width="min(100%, 28rem)" height="3rem" />
      <Skeleton kind="block" height="2.75rem" />
      <FeedSkeleton />
    </Page>
  )
}

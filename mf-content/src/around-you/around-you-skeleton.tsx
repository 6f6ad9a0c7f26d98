import { Page } from '@nukkad/ui/page'
import { Skeleton } from '@nukkad/ui/skeleton'
import { ListOnMapSkeleton } from '../parts/list-on-map/list-on-map-skeleton.tsx'

/** Placeholders for the filters, the map and the list. */
export function AroundYouSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton kind="block" height={250} />
      <ListOnMapSkeleton />
    </Page>
  )
}

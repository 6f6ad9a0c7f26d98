import { Grid } from '@nukkad/ui/grid'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Room for the first of a feed: as many as a page of it has, so that what stands below does not move when they come. */
export function FeedSkeleton({ count = 6 }: { count?: number | undefined }) {
  return (
    <Grid kind="cards" aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <Skeleton kind="block" aspect={3 / 2} />
          <Skeleton lines={3} />
        </li>
      ))}
    </Grid>
  )
}

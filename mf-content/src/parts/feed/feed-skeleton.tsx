import { Grid } from '@nukkad/ui/grid'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Placeholders for the first cards of a feed. */
export function FeedSkeleton() {
  return (
    <Grid kind="cards" aria-busy="true">
      {Array.from({ length: 6 }, (_, place) => (
        <li key={place}>
          <Skeleton kind="block" aspect={3 / 2} />
          <Skeleton lines={3} />
        </li>
      ))}
    </Grid>
  )
}

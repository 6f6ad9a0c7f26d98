import { Grid } from '@nukkad/ui/grid'
import { Skeleton } from '@nukkad/ui/skeleton'

/** Room for the first six of a feed. */
export function FeedSkeleton() {
  return (
    <Grid kind="cards" aria-busy="true">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
        <li key={name}>
          <Skeleton kind="block" aspect={3 / 2} />
          <Skeleton lines={3} />
        </li>
      ))}
    </Grid>
  )
}

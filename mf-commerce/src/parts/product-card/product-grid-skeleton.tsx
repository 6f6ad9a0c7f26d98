import { Grid } from '@nukkad/ui/grid'
import { Skeleton } from '@nukkad/ui/skeleton'

interface ProductGridSkeletonProps {
  readonly count: number
  readonly kind: 'products' | 'listing'
}

/** Cards to come, with the size of real ones. */
export function ProductGridSkeleton({ count, kind }: ProductGridSkeletonProps) {
  return (
    <Grid kind={kind}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at} aria-hidden="true">
          <Skeleton kind="block" aspect={4 / 5} />
          <Skeleton kind="text" width="80%" />
          <Skeleton kind="text" width="50%" />
          <Skeleton kind="text" width="40%" />
        </li>
      ))}
    </Grid>
  )
}

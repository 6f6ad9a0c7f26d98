import { Grid } from '@nukkad/ui/grid'
import { ProductCardSkeleton } from '@nukkad/ui/product-card-skeleton'

interface ProductGridSkeletonProps {
  readonly count: number
  readonly kind: 'products' | 'listing'
}

/** Placeholder cards, in the columns and with the size of real ones. */
export function ProductGridSkeleton({ count, kind }: ProductGridSkeletonProps) {
  return (
    <Grid kind={kind}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Grid>
  )
}

import { ProductTile } from '@nukkad/blocks/cards/product-tile'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { Grid, type GridProps } from '@nukkad/ui/grid'

interface ProductGridProps {
  readonly products: readonly ProductCard[]
  readonly kind?: GridProps['kind']
  /** How many of the first products are in the initial viewport. */
  readonly priority?: number
}

/** Products as cards that link to their pages. */
export function ProductGrid({ products, kind = 'products', priority = 0 }: ProductGridProps) {
  return (
    <Grid kind={kind}>
      {products.map((product, at) => (
        <li key={product.product_id}>
          <ProductTile product={product} priority={at < priority} />
        </li>
      ))}
    </Grid>
  )
}

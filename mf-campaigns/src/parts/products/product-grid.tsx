import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { hrefs, Link } from '@nukkad/platform'
import { Grid, type GridProps } from '@nukkad/ui/grid'
import { ProductCardView } from '@nukkad/ui/product-card-view'

interface ProductGridProps {
  readonly products: readonly ProductCard[]
  readonly kind?: GridProps['kind']
  /** The first so many stand in the first view. */
  readonly priority?: number
}

/** Products as cards that lead to their pages. */
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

/** One product of a campaign. */
export function ProductTile({ product, priority }: { readonly product: ProductCard; readonly priority?: boolean }) {
  return (
    <ProductCardView
      linkAs={Link}
      href={hrefs.product(product.slug)}
      title={product.title}
      merchant={`${product.merchant.name}, ${product.merchant.locality}`}
      picture={product.image}
      price={product.price}
      mrp={product.og_price}
      discountPercent={product.discount_percent}
      badge={product.isNew ? 'New' : undefined}
      isSoldOut={!product.isAvailable}
      {...(priority && { priority })}
    />
  )
}

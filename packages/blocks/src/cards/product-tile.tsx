import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { hrefs, Link } from '@nukkad/platform'
import { ProductCardView } from '@nukkad/ui/product-card-view'

interface ProductTileProps {
  readonly product: ProductCard
  /** it is in the initial viewport */
  readonly priority?: boolean
}

/** A product inside an article: its card links to its page and has no buttons. */
export function ProductTile({ product, priority = false }: ProductTileProps) {
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
      priority={priority}
    />
  )
}

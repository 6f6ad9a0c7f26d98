import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { hrefs, Link, useCity } from '@nukkad/platform'
import { ProductCardView } from '@nukkad/ui/product-card-view'

interface ShopCardProps {
  readonly product: ProductCard
  /** one of the first cards on the screen, whose picture must load at once */
  readonly isFirst?: boolean
  /** the list is filtered by size, so the variant shown has the wanted one */
  readonly isSizeChosen?: boolean
}

/** One product in a grid or a rail; the whole card is one link. */
export function ShopCard({ product, isFirst = false, isSizeChosen = false }: ShopCardProps) {
  const { fastCity } = useCity()
  return (
    <ProductCardView
      href={hrefs.product(product.slug, product.selected_sku, !isSizeChosen)}
      title={product.title}
      merchant={merchantLine(product)}
      picture={product.image}
      price={product.price}
      mrp={product.og_price}
      discountPercent={product.discount_percent}
      badge={badgeOf(product, fastCity)}
      isSoldOut={!product.isAvailable}
      priority={isFirst}
      linkAs={Link}
      action={<SaveButton kind="product" of={product.slug} title={product.title} />}
    />
  )
}

const merchantLine = ({ merchant }: ProductCard) =>
  merchant.locality ? `${merchant.name}, ${merchant.locality}` : merchant.name

/** At most one badge on the picture: the one that matters most for the decision. */
function badgeOf(
  product: Pick<ProductCard, 'stock_left' | 'isNew' | 'merchant'>,
  fastCity: string | null,
): string | undefined {
  if (product.stock_left) return `Only ${product.stock_left} left`
  if (fastCity && product.merchant.city === fastCity) return 'By rider'
  if (product.isNew) return 'New'
  return undefined
}

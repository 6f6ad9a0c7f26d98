import { hrefs, Link } from '@nukkad/platform'
import { Grid } from '@nukkad/ui/grid'
import { ProductCardView } from '@nukkad/ui/product-card-view'
import { Section } from '@nukkad/ui/section'
import type { BlockOf } from './block-list.tsx'

/** Products that the campaign is about; without one left the block says nothing. */
export function ProductsBlock({ block }: { block: BlockOf<'products'> }) {
  if (block.products.length === 0) return null
  return (
    <Section title={block.title}>
      <Grid kind="products">
        {block.products.map((product) => (
          <li key={product.product_id}>
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
            />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

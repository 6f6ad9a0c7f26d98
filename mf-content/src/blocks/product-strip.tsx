import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { ProductCard } from '@nukkad/contracts/endpoints/product-card'
import { hrefs, Link } from '@nukkad/platform'
import { ProductCardView } from '@nukkad/ui/product-card-view'
import { Rail } from '@nukkad/ui/rail'
import styles from './block-list.module.css'

interface ProductStripProps {
  readonly title: string
  readonly products: readonly ProductCard[]
  readonly heading: 'h2' | 'h3'
}

/** Things a text speaks of, to buy. */
export function ProductStrip({ title, products, heading: Heading }: ProductStripProps) {
  return (
    <section className={styles.strip} aria-label={title || 'Things to buy'}>
      {title && <Heading className={styles.heading}>{title}</Heading>}
      <Rail label={`${title || 'Things to buy'}, a list`} itemWidth="card">
        {products.map((product) => (
          <li key={product.product_id}>
            <ProductCardView
              href={hrefs.product(product.slug)}
              title={product.title}
              merchant={product.merchant.name}
              picture={product.image}
              price={product.price}
              mrp={product.og_price}
              discountPercent={product.discount_percent}
              linkAs={Link}
              action={<SaveButton kind="product" of={product.slug} title={product.title} />}
            />
          </li>
        ))}
      </Rail>
    </section>
  )
}

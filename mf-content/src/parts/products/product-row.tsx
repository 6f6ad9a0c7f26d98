import { ProductTile } from '@nukkad/blocks/cards/product-tile'
import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { hrefs, Link } from '@nukkad/platform'
import { Grid } from '@nukkad/ui/grid'
import { Section } from '@nukkad/ui/section'
import type { ReactNode } from 'react'
import styles from './product-row.module.css'

interface ProductRowProps {
  readonly title: string
  readonly products: readonly ProductCard[]
  /** on a phone only two rows, so that a home page ends within a few screens */
  readonly isShortOnPhone?: boolean
  /** the link to all of them */
  readonly action?: ReactNode
}

/** Products, four in a row on a desktop; renders nothing if there are none. */
export function ProductRow({ title, products, isShortOnPhone, action }: ProductRowProps) {
  if (products.length === 0) return null
  return (
    <Section title={title} action={action}>
      <Grid kind="products" className={isShortOnPhone ? styles.short : undefined}>
        {products.map((product) => (
          <li key={product.product_id}>
            <ProductTile product={product} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

/** Products made in a city, or anywhere for 'all'. */
export function CityProducts({ products, city }: { readonly products: readonly ProductCard[]; readonly city: string }) {
  const isCountry = city === 'all'
  return (
    <ProductRow
      title={isCountry ? 'Made by small makers' : 'Made in the city'}
      products={products}
      isShortOnPhone
      action={<Link to={isCountry ? hrefs.shop() : hrefs.cityShop(city)}>All of the shop</Link>}
    />
  )
}

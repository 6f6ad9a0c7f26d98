import type { ProductCard } from '@nukkad/contracts/endpoints/catalogue'
import { hrefs, Link } from '@nukkad/platform'
import { Grid } from '@nukkad/ui/grid'
import { ProductCardView } from '@nukkad/ui/product-card-view'
import { Section } from '@nukkad/ui/section'

/** Things made in the city, four in a row on a desktop. */
export function ProductRow({ products, city }: { products: readonly ProductCard[]; city: string }) {
  if (products.length === 0) return null
  const isCountry = city === 'all'
  return (
    <Section
      title={isCountry ? 'Made by small makers' : 'Made in the city'}
      action={<Link to={isCountry ? hrefs.shop() : hrefs.cityShop(city)}>All of the shop</Link>}
    >
      <Grid kind="products">
        {products.map((product) => (
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
            />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

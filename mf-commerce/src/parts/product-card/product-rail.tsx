import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { Rail } from '@nukkad/ui/rail'
import { Section } from '@nukkad/ui/section'
import type { ReactNode } from 'react'
import { ShopCard } from './shop-card.tsx'

interface ProductRailProps {
  readonly title: string
  readonly products: readonly ProductCard[]
  readonly action?: ReactNode
}

/** Products side by side, to be swiped; renders nothing if there are none. */
export function ProductRail({ title, products, action }: ProductRailProps) {
  if (products.length === 0) return null
  return (
    <Section title={title} action={action}>
      <Rail label={`${title}, side by side`} itemWidth="card">
        {products.map((product) => (
          <li key={product.product_id}>
            <ShopCard product={product} />
          </li>
        ))}
      </Rail>
    </Section>
  )
}

import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { ProductFacts } from './product-facts.tsx'
import { Reviews } from './reviews.tsx'

/** All that there is to read of a product, below the choice. */
export function ProductWords({ product }: { readonly product: ProductDetails }) {
  return (
    <>
      <ProductFacts product={product} />
      <Reviews product={product} />
    </>
  )
}

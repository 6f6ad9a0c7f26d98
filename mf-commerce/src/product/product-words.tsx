import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { ProductFacts } from './product-facts.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'

/** All texts about a product, below the buy box. */
export function ProductWords({ product }: { readonly product: ProductDetails }) {
  return (
    <>
      <ProductFacts product={product} />
      <Reviews product={product} />
      <Questions product={product} />
    </>
  )
}

import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { useApi, useQuery } from '@nukkad/platform'
import { drawnPart } from '@nukkad/platform/drawn-part'
import { Late } from '@nukkad/ui/late'
import { memo } from 'react'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import { similarQuery } from './product.queries.ts'
import { SeenBefore } from './seen/seen-before.tsx'

const Words = drawnPart(async () => (await import('./product-words.tsx')).ProductWords)

/**
 * What is read below the buying: the words about the product, others like it, and those that were seen before. A tap on
 * "Add to bag" does not draw it again.
 */
export const ProductStory = memo(({ product }: { readonly product: ProductDetails }) => {
  const api = useApi()
  const similar = useQuery(similarQuery(api, product.slug))
  return (
    <>
      <Late>
        <Words product={product} />
      </Late>
      <Late>
        <ProductRail title="More like this" products={similar.data ?? []} />
      </Late>
      <SeenBefore slug={product.slug} />
    </>
  )
})

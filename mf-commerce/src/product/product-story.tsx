import type { ProductDetails } from '@nukkad/contracts/endpoints/shop/product'
import { useApi, useQuery } from '@nukkad/platform'
import { staticPart } from '@nukkad/platform/static-part'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { memo } from 'react'
import { ProductRail } from '../parts/product-card/product-rail.tsx'
import { similarQuery } from './product.queries.ts'
import { SeenBefore } from './seen/seen-before.tsx'

const Words = staticPart(async () => (await import('./product-words.tsx')).ProductWords)

/**
 * The part below the buy box: the description, similar products, and recently viewed ones. A tap on "Add to bag" does
 * not re-render it.
 */
export const ProductStory = memo(({ product }: { readonly product: ProductDetails }) => {
  const api = useApi()
  const similar = useQuery(similarQuery(api, product.slug))
  return (
    <>
      <HydrateLater>
        <Words product={product} />
      </HydrateLater>
      <HydrateLater>
        <ProductRail title="More like this" products={similar.data ?? []} />
      </HydrateLater>
      <SeenBefore slug={product.slug} />
    </>
  )
})

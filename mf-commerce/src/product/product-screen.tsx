import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { ProductDetails, Variant } from '@nukkad/contracts/endpoints/shop/product'
import { hrefs, Link, useApi, useParams, useQuery, useSearchParams, useTrack } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { Breadcrumbs } from '@nukkad/ui/breadcrumbs'
import { LoadFailure } from '@nukkad/ui/load-failure'
import { memo, useRef } from 'react'
import { itemOfVariant } from '../parts/measuring/product-items.ts'
import { useToldOnce } from '../parts/measuring/use-told-once.ts'
import { AddedPanel } from './buying/added-panel.tsx'
import { BuyBar } from './buying/buy-bar.tsx'
import { BuyBox } from './buying/buy-box.tsx'
import { useBuying } from './buying/use-buying.ts'
import { Gallery } from './gallery.tsx'
import styles from './product.module.css'
import { productQuery } from './product.queries.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductStory } from './product-story.tsx'
import { ShareButton } from './share-button.tsx'
import { needsSize, pickVariant } from './variants/variants.ts'

/** One product: its pictures, the variant choice, the delivery promise, the maker, and the reviews. */
export function ProductScreen() {
  const api = useApi()
  const { slug = '' } = useParams()
  const product = useQuery(productQuery(api, slug))
  // Signing in clears the query cache for a moment. Typed options and pending saves must survive that.
  const known = useRef(product.data)
  known.current = product.data ?? known.current
  if (known.current) return <Product product={known.current} />
  if (product.isError) {
    return (
      <div className={styles.page}>
        <h1 className={styles.failedTitle}>This product</h1>
        <LoadFailure what="This product" isAway={isAway(product.error)} onRetry={() => void product.refetch()} />
      </div>
    )
  }
  return <ProductSkeleton />
}

function Product({ product }: { readonly product: ProductDetails }) {
  const [search] = useSearchParams()
  const variant = pickVariant(product.variants, search.get('selectedSku'))
  const asksSize = needsSize(product.variants, search)
  const buying = useBuying(product, variant, asksSize)
  const track = useTrack()
  useToldOnce(product.slug, variant, ({ sku, price: value }) =>
    track('PRODUCT_VIEWED', {
      slug: product.slug,
      sku,
      currency: 'INR',
      value,
      items: [itemOfVariant(product, variant)],
    }),
  )
  return (
    <article className={styles.page}>
      <Trail product={product} />
      <div className={styles.top}>
        <Sight product={product} variant={variant} />
        <BuyBox product={product} variant={variant} buying={buying} />
      </div>
      <ProductStory product={product} />
      <BuyBar variant={variant} buying={buying} />
      <AddedPanel added={buying.added} />
    </article>
  )
}

// A tap on "Add to bag" is answered by the button alone: it re-renders neither these nor the story.

const Trail = memo(({ product }: { readonly product: ProductDetails }) => (
  <div className={styles.trail}>
    <Breadcrumbs
      linkAs={Link}
      items={[
        { title: 'Shop', href: hrefs.shop() },
        ...product.breadcrumbs.map(({ title, path }) => ({ title, href: hrefs.category(path) })),
        { title: product.title },
      ]}
    />
  </div>
))

const Sight = memo(({ product, variant }: { readonly product: ProductDetails; readonly variant: Variant }) => (
  <Gallery key={variant.color} images={variant.images} title={product.title}>
    <SaveButton kind="product" of={product.slug} title={product.title} />
    <ShareButton slug={product.slug} sku={variant.sku} title={product.title} />
  </Gallery>
))

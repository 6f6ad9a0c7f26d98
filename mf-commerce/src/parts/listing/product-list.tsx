import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { useTrack } from '@nukkad/platform'
import { Grid } from '@nukkad/ui/grid'
import { HydrateLater } from '@nukkad/ui/hydrate-later'
import { memo } from 'react'
import { itemsOfList } from '../measuring/product-items.ts'
import { useToldOnce } from '../measuring/use-told-once.ts'
import { ShopCard } from '../product-card/shop-card.tsx'
import styles from './listing.module.css'
import { NextLink, PreviousLink } from './more-links.tsx'
import type { Listing } from './use-listing.ts'

/** The products loaded so far, with links to earlier and later ones. */
export function ProductList({ listing }: { readonly listing: Listing }) {
  const track = useTrack()
  const { pathname, asked, products, result } = listing
  const { page: _, ...list } = asked
  useToldOnce(JSON.stringify([pathname, list]), result.isPlaceholderData ? undefined : products, (cards) =>
    track('PRODUCT_LIST_VIEWED', { item_list_id: pathname, currency: 'INR', items: itemsOfList(cards) }),
  )
  return (
    <>
      <PreviousLink listing={listing} />
      <h2 className={styles.heading}>Products</h2>
      <Grid kind="listing" aria-busy={listing.result.isPlaceholderData} className={styles.grid}>
        <Cards products={listing.products} isSizeChosen={listing.choice.size.length === 1} />
      </Grid>
      <NextLink listing={listing} />
    </>
  )
}

/** The number of cards on the first screen, on a phone and on a desktop. */
const seenFirst = 6

/** Re-rendered only for other products: a tap on a filter must show before a hundred cards are reconciled. */
const Cards = memo(function Cards({
  products,
  isSizeChosen,
}: {
  readonly products: readonly ProductCard[]
  readonly isSizeChosen: boolean
}) {
  const cards = products.map((product, at) => (
    <li key={product.product_id}>
      <ShopCard product={product} isFirst={at < 2} isSizeChosen={isSizeChosen} />
    </li>
  ))
  return (
    <>
      {cards.slice(0, seenFirst)}
      <HydrateLater>{cards.slice(seenFirst)}</HydrateLater>
    </>
  )
})

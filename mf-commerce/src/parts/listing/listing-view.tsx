import { ButtonLink } from '@nukkad/ui/button'
import { EmptyState } from '@nukkad/ui/empty-state'
import { Grid } from '@nukkad/ui/grid'
import type { ReactNode } from 'react'
import { ProductGridSkeleton } from '../product-card/product-grid-skeleton.tsx'
import { ShopCard } from '../product-card/shop-card.tsx'
import { LoadFailure } from '../screen-states/load-failure.tsx'
import { AppliedChips } from './applied-chips.tsx'
import { cleared } from './choice.ts'
import { FilterForm } from './filter-form.tsx'
import styles from './listing.module.css'
import { ListingBar } from './listing-bar.tsx'
import { NextLink, PreviousLink } from './more-links.tsx'
import type { Listing } from './use-listing.ts'

interface ListingViewProps {
  readonly listing: Listing
  readonly hasFixedCategory?: boolean
  /** shown when nothing fits although nothing was filtered */
  readonly empty?: ReactNode
}

/** Products with the means to narrow and order them: filters beside three columns, on a phone in a drawer. */
export function ListingView({ listing, hasFixedCategory = false, empty }: ListingViewProps) {
  const { result, total } = listing
  // There is nothing to narrow where nothing is.
  if (result.data && total === 0 && !isNarrowed(listing)) return empty
  return (
    <div className={styles.layout}>
      <aside id="filters" className={styles.side} aria-label="Filters">
        <FilterForm listing={listing} hasFixedCategory={hasFixedCategory} />
      </aside>
      <div className={styles.list}>
        <ListingBar listing={listing} hasFixedCategory={hasFixedCategory} />
        <AppliedChips listing={listing} />
        {result.isPending && <ProductGridSkeleton count={9} kind="listing" />}
        {result.isLoadingError && (
          <LoadFailure what="This list" error={result.error} onRetry={() => void result.refetch()} />
        )}
        {result.data && <Products listing={listing} />}
      </div>
    </div>
  )
}

function isNarrowed({ choice, hrefOf }: Listing): boolean {
  return hrefOf({ ...choice, page: 1 }) !== hrefOf(cleared(choice))
}

function Products({ listing }: Pick<ListingViewProps, 'listing'>) {
  const { products, total, choice, hrefOf } = listing
  const all = cleared(choice)
  if (products.length > 0) {
    return (
      <>
        <PreviousLink listing={listing} />
        <h2 className={styles.heading}>Products</h2>
        <Grid kind="listing" aria-busy={listing.result.isPlaceholderData} className={styles.grid}>
          {products.map((product, at) => (
            <li key={product.product_id}>
              <ShopCard product={product} isFirst={at < 2} />
            </li>
          ))}
        </Grid>
        <NextLink listing={listing} />
      </>
    )
  }
  return (
    <EmptyState
      title={total > 0 ? 'This page lies past the end' : 'Nothing fits all of that'}
      text={
        total > 0
          ? `There are ${total} in all, on earlier pages.`
          : 'Take one filter off above, or start from the whole list again.'
      }
      action={
        <ButtonLink href={hrefOf(all)} variant="primary" size={48}>
          Show everything
        </ButtonLink>
      }
    />
  )
}

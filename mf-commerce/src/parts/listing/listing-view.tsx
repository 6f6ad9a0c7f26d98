import { formatCount } from '@nukkad/platform'
import { isAway } from '@nukkad/platform/retrying'
import { LoadFailure } from '@nukkad/ui/load-failure'
import type { ReactNode } from 'react'
import { ProductGridSkeleton } from '../product-card/product-grid-skeleton.tsx'
import { isNarrowed } from './choice/choice.ts'
import { AppliedChips } from './filters/applied-chips.tsx'
import styles from './listing.module.css'
import { ListingBar } from './listing-bar.tsx'
import { ProductList } from './product-list.tsx'
import { SideFilters } from './side-filters.tsx'
import { SparseList } from './sparse-list.tsx'
import type { Listing } from './use-listing.ts'

interface ListingViewProps {
  readonly listing: Listing
  /** shown when there are no products although no filter is active */
  readonly empty?: ReactNode
}

/** Products with filters and sorting: filters beside three columns, on a phone in a drawer. */
export function ListingView({ listing, empty }: ListingViewProps) {
  const { result, total, asked, products } = listing
  // An unfiltered list without products needs no filters.
  if (result.data && total === 0 && !isNarrowed(asked)) return empty
  return (
    <div className={styles.layout}>
      <SideFilters listing={listing} />
      <div className={styles.list} id="list">
        <p className={styles.total} role="status">
          {result.data ? `${formatCount(total)} ${total === 1 ? 'product' : 'products'}` : 'Looking…'}
        </p>
        <ListingBar listing={listing} />
        <AppliedChips listing={listing} />
        <div className={styles.products}>
          {result.isPending && <ProductGridSkeleton count={9} kind="listing" />}
          {result.isLoadingError && (
            <LoadFailure what="This list" isAway={isAway(result.error)} onRetry={() => void result.refetch()} />
          )}
          {result.data && (products.length > 0 ? <ProductList listing={listing} /> : <SparseList listing={listing} />)}
        </div>
      </div>
    </div>
  )
}

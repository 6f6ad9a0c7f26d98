import { formatCount } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { IconFilter } from '@nukkad/ui/icons'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { appliedOf } from './applied.ts'
import styles from './listing.module.css'
import { SortField } from './sort-field.tsx'
import type { Listing } from './use-listing.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))

interface ListingBarProps {
  readonly listing: Listing
  readonly hasFixedCategory: boolean
}

/** How many there are, in which order; on a phone also the way to the filters, within reach of the thumb. */
export function ListingBar({ listing, hasFixedCategory }: ListingBarProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const count = appliedOf(listing.choice, listing.facets).length
  const { result, total } = listing
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {result.data ? `${formatCount(total)} ${total === 1 ? 'product' : 'products'}` : 'Looking…'}
      </p>
      <ButtonLink
        className={styles.filterLink}
        href="#filters"
        variant="secondary"
        size={48}
        icon={<IconFilter size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          setDrawer('open')
        }}
      >
        Filter{count > 0 && ` (${count})`}
      </ButtonLink>
      <SortField listing={listing} />
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer
            listing={listing}
            hasFixedCategory={hasFixedCategory}
            isOpen={drawer === 'open'}
            onOpenChange={(isOpen) => setDrawer(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}

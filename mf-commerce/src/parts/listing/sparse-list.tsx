import { formatCount, Link } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { lazy, Suspense } from 'react'
import { cleared } from './choice/choice.ts'
import { EmptyState } from './lazy-empty-state.ts'
import type { Listing } from './use-listing.ts'

const LooserFilters = lazy(() => import('./filters/looser-filters.tsx'))

/**
 * No product on this page: it lies past the end, or the filters leave nothing, in which case it says which filter
 * causes that.
 */
export function SparseList({ listing }: { readonly listing: Listing }) {
  const { total, asked, hrefOf } = listing
  const isPastEnd = total > 0
  return (
    <>
      <EmptyState
        title={isPastEnd ? 'This page does not exist' : 'No matching products'}
        text={isPastEnd ? `There are ${formatCount(total)} in all, on earlier pages.` : 'Remove a filter to see more.'}
        action={
          <ButtonLink
            href={hrefOf(isPastEnd ? { ...asked, page: 1 } : cleared(asked))}
            linkAs={Link}
            variant="primary"
            size={48}
          >
            {isPastEnd ? 'Go to the first page' : 'Show everything'}
          </ButtonLink>
        }
      />
      {!isPastEnd && !listing.result.isPlaceholderData && (
        <Suspense>
          <LooserFilters listing={listing} />
        </Suspense>
      )}
    </>
  )
}

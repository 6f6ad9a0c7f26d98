import { formatCount } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import { isPlainTap, LoadMore } from '@nukkad/ui/load-more'
import type { MouseEvent } from 'react'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

/** Loads the next twenty, first by scrolling and then by a tap. */
export function NextLink({ listing }: { readonly listing: Listing }) {
  const { nextHref, result, products, total, seenBefore, loadMore } = listing
  const status =
    products.length === total
      ? `All ${formatCount(total)} shown`
      : `${formatCount(products.length)} of ${formatCount(total)}`
  return (
    <LoadMore
      isPaired
      status={status}
      list={{
        count: result.data?.pages.length ?? 0,
        nextHref,
        isFetching: result.isFetching,
        isFetchingNext: result.isFetchingNextPage,
        hasFailed: result.isFetchNextPageError,
        seenBefore,
        loadMore,
      }}
    />
  )
}

/** Loads the previous twenty, for visitors who came by a link to a later page. */
export function PreviousLink({ listing }: { readonly listing: Listing }) {
  const { previousHref, result } = listing
  if (!previousHref) return null
  function grow(event: MouseEvent) {
    if (!isPlainTap(event)) return
    event.preventDefault()
    if (!result.isFetchingPreviousPage) void result.fetchPreviousPage()
  }
  return (
    <div className={styles.more}>
      <ButtonLink href={previousHref} rel="prev" variant="quiet" size={48} onClick={grow}>
        Show previous
      </ButtonLink>
    </div>
  )
}

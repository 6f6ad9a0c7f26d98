import { ButtonLink } from '@nukkad/ui/button'
import type { MouseEvent } from 'react'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'

/** On to the next twenty. A real link to the next page, which with JavaScript grows the list in place instead. */
export function NextLink({ listing }: { readonly listing: Listing }) {
  const { nextHref, result, products, total } = listing
  function grow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!result.isFetchingNextPage) void listing.loadMore()
  }
  return (
    <div className={styles.more}>
      <p className={styles.quiet} role="status">
        {products.length === total ? `All ${total}, seen` : `${products.length} of ${total}`}
      </p>
      {result.isFetchNextPageError && (
        <p role="alert" className={styles.error}>
          The next ones did not come. Check the connection and try again.
        </p>
      )}
      {nextHref && (
        <ButtonLink href={nextHref} rel="next" variant="secondary" size={48} onClick={grow}>
          {result.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </ButtonLink>
      )}
    </div>
  )
}

/** Back to the twenty before, for someone who came by a link to a later page. */
export function PreviousLink({ listing }: { readonly listing: Listing }) {
  const { previousHref, result } = listing
  if (!previousHref) return null
  function grow(event: MouseEvent) {
    event.preventDefault()
    if (!result.isFetchingPreviousPage) void result.fetchPreviousPage()
  }
  return (
    <div className={styles.more}>
      <ButtonLink href={previousHref} rel="prev" variant="quiet" size={48} onClick={grow}>
        Show the ones before
      </ButtonLink>
    </div>
  )
}

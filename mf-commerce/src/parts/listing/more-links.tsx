import { formatCount } from '@nukkad/platform'
import { ButtonLink } from '@nukkad/ui/button'
import type { MouseEvent } from 'react'
import styles from './listing.module.css'
import type { Listing } from './use-listing.ts'
import { useLoadOn } from './use-load-on.ts'

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * On to the next twenty. A real link to the next page; with JavaScript the list grows in place instead, by itself while
 * one scrolls and by a tap after that.
 */
export function NextLink({ listing }: { readonly listing: Listing }) {
  const { nextHref, result, products, total } = listing
  const { place, more } = useLoadOn(listing)
  function grow(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    more()
  }
  return (
    <div className={styles.more} ref={place}>
      <p className={styles.quiet} role="status">
        {products.length === total
          ? `All ${formatCount(total)}, seen`
          : `${formatCount(products.length)} of ${formatCount(total)}`}
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
    if (!isPlain(event)) return
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

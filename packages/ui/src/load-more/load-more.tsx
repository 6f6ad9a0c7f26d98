import type { MouseEvent } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { classes } from '../classes.ts'
import styles from './load-more.module.css'
import { type GrowingList, useLoadMore } from './use-load-more.ts'

export { LoadMoreSkeleton } from './load-more-skeleton.tsx'
export { pagesIn, type SeenPages } from './seen-pages.ts'
export type { GrowingList } from './use-load-more.ts'

export interface LoadMoreProps {
  list: GrowingList
  /** the progress in words: '20 of 64' */
  status: string
  /** the number of pages that load by scrolling alone, including the first; three by default */
  byItself?: number | undefined
  /** its cards stand in two columns on a phone */
  isPaired?: boolean
}

/** Whether a click has no modifier that the browser handles itself. */
export const isPlainTap = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Leads to the next page of a list. It is a real link; with JavaScript the list grows in place instead, first by
 * scrolling and then by a tap. While it grows automatically, a screenful of space is reserved at its end, so that the
 * content below is not visibly pushed away.
 */
export function LoadMore({ list, status, byItself, isPaired }: LoadMoreProps) {
  const { place, more, grows } = useLoadMore(list, byItself)
  function grow(event: MouseEvent) {
    if (!isPlainTap(event)) return
    event.preventDefault()
    more()
  }
  return (
    <div className={styles.more} ref={place}>
      {grows && (
        // A new element for each page, so that the reserved space is replaced rather than moved.
        <div key={list.count} className={classes(styles.room, isPaired && styles.paired)} aria-hidden="true">
          {['a', 'b', 'c', ...(isPaired ? ['d', 'e', 'f'] : [])].map((card) => (
            <span key={card} />
          ))}
        </div>
      )}
      <p className={styles.quiet} role="status">
        {status}
      </p>
      {list.hasFailed && (
        <p role="alert" className={styles.error}>
          More could not be loaded. Check your connection and try again.
        </p>
      )}
      {list.nextHref && (
        <ButtonLink href={list.nextHref} rel="next" variant="secondary" size={48} onClick={grow}>
          {list.isFetchingNext ? 'Loading…' : 'Show more'}
        </ButtonLink>
      )}
    </div>
  )
}

import type { MouseEvent } from 'react'
import { ButtonLink } from '../button/button.tsx'
import styles from './load-on.module.css'
import { type GrowingList, useLoadOn } from './use-load-on.ts'

export { LoadOnSkeleton } from './load-on-skeleton.tsx'
export { pagesIn, type SeenPages } from './seen-pages.ts'
export type { GrowingList } from './use-load-on.ts'

export interface LoadOnProps {
  list: GrowingList
  /** how far one is, in words: '20 of 64' */
  status: string
  /** so many pages come by scrolling alone, the first among them; without it three */
  byItself?: number | undefined
}

/** A tap that the browser has no other plans for. */
export const isPlainTap = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * On to the next page of a list. A real link to it; with JavaScript the list grows in place instead, by itself while one
 * scrolls and by a tap after that. As long as it grows by itself a screenful of room stands at its end, so that what
 * comes below the list, the foot of the page, is not seen to be pushed away.
 */
export function LoadOn({ list, status, byItself }: LoadOnProps) {
  const { place, more, grows } = useLoadOn(list, byItself)
  function grow(event: MouseEvent) {
    if (!isPlainTap(event)) return
    event.preventDefault()
    more()
  }
  return (
    <div className={styles.more} ref={place}>
      {grows && (
        // Another one for each page: the room is not moved along, it goes and comes.
        <div key={list.count} className={styles.room} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      )}
      <p className={styles.quiet} role="status">
        {status}
      </p>
      {list.hasFailed && (
        <p role="alert" className={styles.error}>
          The next ones did not come. Check the connection and try again.
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

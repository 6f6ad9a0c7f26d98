import { useEffect, useRef, useState } from 'react'
import type { Listing } from './use-listing.ts'

/** So many pages come by scrolling alone; then it takes a tap, so that the foot of the page can be reached. */
const byItself = 3
/** Asked for this early, the next page is there before one gets to it. */
const ahead = '900px'

/**
 * Loads the next page when its place comes near, and, after a reload, as many as had been there. Gives the ref of the
 * place and what a tap on "Show more" does.
 */
export function useLoadOn(listing: Listing) {
  const { result, nextHref, seenBefore, loadMore } = listing
  const [allowed, setAllowed] = useState(byItself)
  const place = useRef<HTMLDivElement>(null)
  const count = result.data?.pages.length ?? 0
  const isIdle = nextHref !== undefined && !result.isFetching && !result.isFetchNextPageError
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })

  const isBehind = isIdle && count < seenBefore
  useEffect(() => {
    if (isBehind) void latest.current()
  }, [isBehind])

  const mayLoad = isIdle && !isBehind && count < allowed
  useEffect(() => {
    if (!mayLoad || !place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Nobody has scrolled yet: a list that fits its screen stays as it is.
        if (entry?.isIntersecting && window.scrollY > 0) void latest.current()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [mayLoad])

  return {
    place,
    more() {
      setAllowed(count + byItself)
      if (!result.isFetchingNextPage) void latest.current()
    },
  }
}

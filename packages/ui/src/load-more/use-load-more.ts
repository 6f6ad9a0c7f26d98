import { useEffect, useRef, useState } from 'react'

/** A paginated list, as far as loading more needs it. */
export interface GrowingList {
  /** how many pages are loaded */
  readonly count: number
  /** the URL of the next page; undefined at the end */
  readonly nextHref: string | undefined
  readonly isFetching: boolean
  readonly isFetchingNext: boolean
  readonly hasFailed: boolean
  /** how many pages this history entry had loaded before */
  readonly seenBefore: number
  loadMore(): unknown
}

/** How many pages load by scrolling; after that it takes a tap, so that the footer can be reached. */
const usually = 3
/** How far ahead the next page is requested, so that it has loaded before it is reached. */
const ahead = '1500px'

/**
 * Loads the next page when the end of the list comes near and, after a reload, as many pages as before. Returns the ref
 * for the end of the list, and the handler of "Show more".
 */
export function useLoadMore(list: GrowingList, byItself = usually) {
  const { count, nextHref, seenBefore, loadMore } = list
  const [allowed, setAllowed] = useState(byItself)
  const place = useRef<HTMLDivElement>(null)
  const isIdle = nextHref !== undefined && !list.isFetching && !list.hasFailed
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
    const load = () => void latest.current()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) window.removeEventListener('scroll', load)
        // A list whose end is near from the start waits for the first scroll.
        else if (window.scrollY === 0) window.addEventListener('scroll', load, { once: true })
        else load()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', load)
    }
  }, [mayLoad])

  return {
    place,
    /** the next page loads without a tap, so space is reserved for it */
    grows: nextHref !== undefined && !list.hasFailed && (list.isFetchingNext || count < Math.max(allowed, seenBefore)),
    more() {
      setAllowed(count + byItself)
      if (!list.isFetchingNext) void latest.current()
    },
  }
}

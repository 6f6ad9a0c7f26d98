import { useEffect, useRef, useState } from 'react'

/** A list that comes in pages, as far as growing needs to know it. */
export interface GrowingList {
  /** how many pages are here */
  readonly count: number
  /** the address of the next page; undefined at the end */
  readonly nextHref: string | undefined
  readonly isFetching: boolean
  readonly isFetchingNext: boolean
  readonly hasFailed: boolean
  /** how many pages this entry of the history had come to before */
  readonly seenBefore: number
  loadMore(): unknown
}

/** How many pages load by scrolling; then it takes a tap, so that the footer can be reached. */
const usually = 3
/** Asked for this early, the next page is there before one gets to it. */
const ahead = '1500px'

/**
 * Loads the next page when its place comes near, and, after a reload, as many as had been there. Gives the ref of the
 * place and what a tap on "Show more" does.
 */
export function useLoadOn(list: GrowingList, byItself = usually) {
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
        // Nobody has scrolled yet: a list whose end is near from the start waits until somebody does.
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
    /** the next page comes without a tap: room is kept for it */
    grows: nextHref !== undefined && !list.hasFailed && (list.isFetchingNext || count < Math.max(allowed, seenBefore)),
    more() {
      setAllowed(count + byItself)
      if (!list.isFetchingNext) void latest.current()
    },
  }
}

import { useApi, useInfiniteQuery, useLocation, useNavigate, usePresentAddress, useTrack } from '@nukkad/platform'
import { afterPaint } from '@nukkad/platform/after-paint'
import { pagesIn, type SeenPages } from '@nukkad/ui/load-more'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Addressing, inQuery } from './choice/addressing.ts'
import { type Choice, isNarrowed, type Scope } from './choice/choice.ts'
import { listingQuery } from './listing.queries.ts'

/** A changed list starts at its top, however far the previous one was scrolled. */
function backToTop() {
  const list = document.getElementById('list')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' })
}

/**
 * The state of a listing for its screen: the choice, the pages loaded so far, and ways to change both. A tap shows at
 * once and the URL follows; when the URL changes by itself (Back), the choice follows it.
 */
export function useListing(scope: Scope, { read, write }: Addressing = inQuery) {
  const api = useApi()
  const navigate = useNavigate()
  const track = useTrack()
  const present = usePresentAddress()
  const { pathname, search, state } = useLocation()
  const fromUrl = useMemo(() => read(pathname, new URLSearchParams(search)), [pathname, search, read])
  const [choice, setChoice] = useState(fromUrl)
  // A second tap may come before the first is rendered; it builds on this value.
  const latest = useRef(choice)
  const take = useCallback((next: Choice) => {
    latest.current = next
    setChoice(next)
  }, [])
  const onTheirWay = useRef(0)
  // Back, before the last tap's URL was rendered, leads to the URL still rendered here, so `fromUrl` stays the same.
  useEffect(
    () =>
      present.follow(() => {
        // An earlier tap's URL must not undo a later tap.
        if (onTheirWay.current === 0 && present.is(pathname, search)) take(fromUrl)
      }),
    [fromUrl, pathname, search, present, take],
  )

  const result = useInfiniteQuery(listingQuery(api, scope, fromUrl))
  const pages = result.data?.pages ?? []
  const [first, last] = [pages.at(0), pages.at(-1)]
  const products = useMemo(() => result.data?.pages.flatMap((page) => page.data) ?? [], [result.data])
  const hrefOf = (wanted: Choice) => write(pathname, wanted)

  return {
    scope,
    pathname,
    choice,
    /** the latest choice, even if not rendered yet; the next tap builds on it */
    latest: () => latest.current,
    /** the choice that the shown or loading products match */
    asked: fromUrl,
    result,
    products,
    total: last?.total ?? 0,
    facets: pages.find((page) => page.facets)?.facets ?? null,
    first,
    hrefOf,
    /** `isGoingOn`: also replaces the previous choice in the browser history */
    choose(wanted: Choice, isGoingOn = false) {
      const before = latest.current
      take(wanted)
      if (wanted.sort === before.sort)
        track(isNarrowed(wanted) ? 'FILTER_APPLIED' : 'FILTERS_CLEARED', { path: pathname })
      else track('SORT_CHANGED', { sort: wanted.sort })
      onTheirWay.current += 1
      afterPaint(() => {
        onTheirWay.current -= 1
        navigate(hrefOf(wanted), { keepScroll: true, ...(isGoingOn && { replace: true }) })
        backToTop()
      })
    },
    nextHref: last?.hasNext ? hrefOf({ ...fromUrl, page: last.page + 1 }) : undefined,
    previousHref: first && first.page > 1 ? hrefOf({ ...fromUrl, page: first.page - 1 }) : undefined,
    /** how many pages this history entry had loaded before */
    seenBefore: pagesIn(state),
    /** Loads one more page. The history entry remembers the number of pages, so that a reload shows as many. */
    async loadMore() {
      const { data } = await result.fetchNextPage()
      const seen: SeenPages = { seenPages: data?.pages.length ?? 1 }
      if (present.is(pathname, search)) navigate(pathname + search, { replace: true, keepScroll: true, state: seen })
    },
  }
}
export type Listing = ReturnType<typeof useListing>

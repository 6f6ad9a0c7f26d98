import { useApi, useInfiniteQuery, useLocation, useNavigate, useTrack } from '@nukkad/platform'
import { afterPaint } from '@nukkad/platform/after-paint'
import { isPresentAddress } from '@nukkad/platform/present-address'
import { pagesIn, type SeenPages } from '@nukkad/ui/load-on'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Addressing, inQuery } from './choice/addressing.ts'
import { type Choice, isNarrowed, type Scope } from './choice/choice.ts'
import { listingQuery } from './listing.queries.ts'

/** Another list begins at its beginning, however far the one before was read. */
function backToTop() {
  const list = document.getElementById('list')
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' })
}

/**
 * A listing as its screen needs it: what is chosen, the pages so far, and the ways to change both. A tap shows at once;
 * the address follows, and where the address goes by itself (Back), the choice follows it.
 */
export function useListing(scope: Scope, { read, write }: Addressing = inQuery) {
  const api = useApi()
  const navigate = useNavigate()
  const track = useTrack()
  const { pathname, search, state } = useLocation()
  const fromUrl = useMemo(() => read(pathname, new URLSearchParams(search)), [pathname, search, read])
  const [choice, setChoice] = useState(fromUrl)
  // A second tap may come before the first one is drawn: what it changes is this.
  const latest = useRef(choice)
  const take = useCallback((next: Choice) => {
    latest.current = next
    setChoice(next)
  }, [])
  const onTheirWay = useRef(0)
  useEffect(() => {
    // The address of a tap ago must not take back the tap of just now.
    if (onTheirWay.current === 0) take(fromUrl)
  }, [fromUrl, take])
  useEffect(() => {
    // Going back before the address of the last tap was drawn leads to the one that still stands here: it is none
    // that changes.
    const back = () => {
      if (isPresentAddress(pathname, search)) take(fromUrl)
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [fromUrl, pathname, search, take])

  const result = useInfiniteQuery(listingQuery(api, scope, fromUrl))
  const pages = result.data?.pages ?? []
  const [first, last] = [pages.at(0), pages.at(-1)]
  const products = useMemo(() => result.data?.pages.flatMap((page) => page.data) ?? [], [result.data])
  const hrefOf = (wanted: Choice) => write(pathname, wanted)

  return {
    scope,
    pathname,
    choice,
    /** what was chosen last, also while it is not drawn yet: what a tap goes on from */
    latest: () => latest.current,
    /** what the products that are shown, or on their way, answer to */
    asked: fromUrl,
    result,
    products,
    total: last?.total ?? 0,
    facets: pages.find((page) => page.facets)?.facets ?? null,
    first,
    hrefOf,
    /** `isGoingOn`: it takes the place of the choice before it in the history too */
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
    /** how many pages this entry of the history had come to before */
    seenBefore: pagesIn(state),
    /** One page more. The entry of the history remembers how many there are, so that a reload has as many. */
    async loadMore() {
      const { data } = await result.fetchNextPage()
      const seen: SeenPages = { seenPages: data?.pages.length ?? 1 }
      if (isPresentAddress(pathname, search))
        navigate(pathname + search, { replace: true, keepScroll: true, state: seen })
    },
  }
}
export type Listing = ReturnType<typeof useListing>

import { useApi, useInfiniteQuery, useLocation, useNavigate } from '@nukkad/platform'
import { useEffect, useMemo, useState } from 'react'
import { addressOf, type Choice, readChoice, type Scope } from './choice.ts'
import { listingQuery } from './listing.queries.ts'

const asIs = (choice: Choice) => choice

/**
 * A listing as its screen needs it: what is chosen, the pages so far, and the ways to change both. A tap shows at once;
 * the URL follows, and where the URL goes by itself (Back), the choice follows it. `filled` puts in what a screen means
 * when the address says nothing; it must be one function, not a new one each time.
 */
export function useListing(scope: Scope, filled: (choice: Choice) => Choice = asIs) {
  const api = useApi()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const fromUrl = useMemo(() => filled(readChoice(new URLSearchParams(search))), [search, filled])
  const [choice, setChoice] = useState(fromUrl)
  useEffect(() => setChoice(fromUrl), [fromUrl])

  const result = useInfiniteQuery(listingQuery(api, scope, fromUrl))
  const pages = result.data?.pages ?? []
  const last = pages.at(-1)
  const first = pages.at(0)

  return {
    pathname,
    choice,
    result,
    products: pages.flatMap((page) => page.data),
    total: last?.total ?? 0,
    facets: pages.find((page) => page.facets)?.facets ?? null,
    category: first?.category ?? null,
    hrefOf: (wanted: Choice) => addressOf(pathname, wanted),
    choose(wanted: Choice) {
      setChoice(wanted)
      navigate(addressOf(pathname, wanted), { keepScroll: true })
    },
    nextHref: last?.hasNext ? addressOf(pathname, { ...fromUrl, page: last.page + 1 }) : undefined,
    previousHref: first && first.page > 1 ? addressOf(pathname, { ...fromUrl, page: first.page - 1 }) : undefined,
    async loadMore() {
      const { data } = await result.fetchNextPage()
      const page = data?.pages.at(-1)?.page
      if (page) navigate(addressOf(pathname, { ...fromUrl, page }), { replace: true, keepScroll: true })
    },
  }
}
export type Listing = ReturnType<typeof useListing>

import { useInfiniteQuery, useLocation, useNavigate, usePresentAddress } from '@nukkad/platform'
import { type GrowingList, pagesIn, type SeenPages } from '@nukkad/ui/load-more'
import { useMemo } from 'react'
import type { FeedOptions, FeedPage } from './feed.queries.ts'

type RowOf<Page> = Page extends { readonly data: readonly (infer Row)[] } ? Row : never

/** The URL of another page of the list at this URL. */
function hrefOf(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page === 1) params.delete('page')
  else params.set('page', String(page))
  const text = params.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** A feed as its screen needs it: the rows loaded so far, the total, and what is needed to load more. */
export function useFeed<Page extends FeedPage<{ readonly id: string }>>(options: FeedOptions<Page>) {
  const navigate = useNavigate()
  const present = usePresentAddress()
  const { pathname, search, state } = useLocation()
  const result = useInfiniteQuery(options)
  const pages = result.data?.pages
  const rows = useMemo(() => {
    const seen = new Set<string>()
    const all: RowOf<Page>[] = []
    for (const row of pages?.flatMap((page) => page.data) ?? []) {
      if (!seen.has(row.id)) all.push(row as RowOf<Page>)
      seen.add(row.id)
    }
    return all
  }, [pages])
  const [first, last] = [pages?.[0], pages?.at(-1)]

  /** Loads one more page. The history entry stores the number of loaded pages, so that a reload restores them. */
  async function loadMore() {
    const { data } = await result.fetchNextPage()
    const seen: SeenPages = { seenPages: data?.pages.length ?? 1 }
    if (present.is(pathname, search)) navigate(pathname + search, { replace: true, keepScroll: true, state: seen })
  }
  const list: GrowingList = {
    count: pages?.length ?? 0,
    nextHref: last?.hasNext ? hrefOf(pathname, search, last.page + 1) : undefined,
    isFetching: result.isFetching,
    isFetchingNext: result.isFetchingNextPage,
    hasFailed: result.isFetchNextPageError,
    seenBefore: pagesIn(state),
    loadMore,
  }
  const previousHref = first && first.page > 1 ? hrefOf(pathname, search, 1) : undefined
  return { result, rows, first, total: last?.total, list, previousHref }
}

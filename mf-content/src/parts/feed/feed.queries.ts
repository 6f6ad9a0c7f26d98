import { infiniteQueryOptions, type QueryClient } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** A page of a feed, in the shape shared by all feeds of the API. */
export interface FeedPage<Row> {
  readonly data: readonly Row[]
  /** the total number, where it is counted */
  readonly total?: number
  readonly page: number
  readonly hasNext: boolean
  readonly next?: string | null
}

/**
 * Which page to load; `after` is the cursor of later pages, so that nothing is repeated or skipped when items are
 * published meanwhile.
 */
export interface FeedParam {
  readonly page: number
  readonly after?: string
}

interface FeedWanted<Page> {
  readonly key: readonly unknown[]
  /** the page in the URL */
  readonly page: number
  call(param: FeedParam, signal: AbortSignal): Promise<Page>
}

/** Long enough to keep a long list while one of its posts is read, in milliseconds. */
const keptFor = 30 * 60_000

const keptAs = (key: readonly unknown[]) => ['feed', ...key]

/**
 * The pages of one feed. The page is not part of the key: loaded pages stay together, so that coming back finds the
 * same long list at the same place.
 */
export const feedQuery = <Page extends FeedPage<unknown>>({ key, page, call }: FeedWanted<Page>) =>
  infiniteQueryOptions({
    queryKey: keptAs(key),
    initialPageParam: { page } as FeedParam,
    queryFn: ({ pageParam, signal }) => call(pageParam, signal),
    getNextPageParam: (last: Page): FeedParam | undefined =>
      last.hasNext ? { page: last.page + 1, ...(last.next ? { after: last.next } : {}) } : undefined,
    staleTime: 60_000,
    gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : keptFor,
    ...retryWhileAway,
  })

export type FeedOptions<Page extends FeedPage<unknown>> = ReturnType<typeof feedQuery<Page>>

/** Makes sure that the wanted page is the first cached one; for another page a new list starts. */
export function openFeed<Page extends FeedPage<unknown>>(query: QueryClient, options: FeedOptions<Page>) {
  const kept = query.getQueryData(options.queryKey)
  const first = kept?.pages[0]?.page
  if (first !== undefined && first !== options.initialPageParam.page)
    query.removeQueries({ queryKey: options.queryKey, exact: true })
  return query.ensureInfiniteQueryData(options)
}

/** The page number in the URL; 1 if it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

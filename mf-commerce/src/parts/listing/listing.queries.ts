import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, infiniteQueryOptions, type QueryClient } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'
import { type Choice, queryOf, type Scope } from './choice/choice.ts'
import { EmptyState } from './late-empty-state.ts'
import { openSideFilters } from './side-filters.tsx'

/** A list that was scrolled far is still there after a long look at one of its products. */
const keptFor = 30 * 60_000

/**
 * The pages of one listing. The page is not part of the key: pages that were loaded stay together, so that coming back
 * from a product finds the same long list at the same place.
 */
export const listingQuery = (api: Api, scope: Scope, choice: Choice) =>
  infiniteQueryOptions({
    queryKey: listingKey(scope, choice),
    initialPageParam: choice.page,
    queryFn: ({ pageParam, signal }) =>
      api.call(listProducts, { query: queryOf(scope, choice, pageParam, pageParam === choice.page) }, { signal }),
    getNextPageParam: (last) => (last.hasNext ? last.page + 1 : undefined),
    getPreviousPageParam: (first) => (first.page > 1 ? first.page - 1 : undefined),
    // While a filter is on its way the list before stays; another category's list would be a lie.
    placeholderData: (before, query) =>
      query && JSON.stringify(query.queryKey[1]) === JSON.stringify(scope) ? before : undefined,
    staleTime: 60_000,
    gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : keptFor,
    ...recovering,
  })

export const listingKey = (scope: Scope, { page: _, ...choice }: Choice) => ['listing', scope, choice] as const

/**
 * Makes sure that the wanted page is among those kept, with what draws it where it is seen; a page far from those kept
 * starts the list again.
 */
export async function openListing(query: QueryClient, api: Api, scope: Scope, choice: Choice): Promise<void> {
  const options = listingQuery(api, scope, choice)
  const kept = query.getQueryData(options.queryKey)
  if (kept && !kept.pageParams.includes(choice.page)) query.removeQueries({ queryKey: options.queryKey, exact: true })
  const [{ pages }] = await Promise.all([query.ensureInfiniteQueryData(options), openSideFilters()])
  if (pages.at(-1)?.total === 0) await EmptyState.ready()
}

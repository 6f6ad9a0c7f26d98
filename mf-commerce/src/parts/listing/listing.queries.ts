import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, infiniteQueryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { type Choice, queryOf, type Scope } from './choice/choice.ts'

/** Long enough to keep a long list while one of its products is viewed, in milliseconds. */
const keptFor = 30 * 60_000

/**
 * The pages of one listing. The page is not part of the key: loaded pages stay together, so that coming back from a
 * product finds the same long list at the same place.
 */
export const listingQuery = (api: Api, scope: Scope, choice: Choice) =>
  infiniteQueryOptions({
    queryKey: listingKey(scope, choice),
    initialPageParam: choice.page,
    queryFn: ({ pageParam, signal }) =>
      api.call(listProducts, { query: queryOf(scope, choice, pageParam, pageParam === choice.page) }, { signal }),
    getNextPageParam: (last) => (last.hasNext ? last.page + 1 : undefined),
    getPreviousPageParam: (first) => (first.page > 1 ? first.page - 1 : undefined),
    // While a filtered list loads, the previous one stays; another category's list would be wrong.
    placeholderData: (before, query) =>
      query && JSON.stringify(query.queryKey[1]) === JSON.stringify(scope) ? before : undefined,
    staleTime: 60_000,
    gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : keptFor,
    ...retryWhileAway,
  })

export const listingKey = (scope: Scope, { page: _, ...choice }: Choice) => ['listing', scope, choice] as const

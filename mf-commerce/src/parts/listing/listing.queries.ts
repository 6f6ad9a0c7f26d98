import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, infiniteQueryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'
import { type Choice, queryOf, type Scope } from './choice/choice.ts'

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

import { brandReviews, getBrand } from '@nukkad/contracts/endpoints/merchants/merchant-pages'
import { type Api, infiniteQueryOptions, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The maker's data. The products come from their own list, so one of them is enough here. */
export const brandQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['brand', slug],
    queryFn: async ({ signal }) => (await api.call(getBrand, { query: { slug, pagesize: 1 } }, { signal })).brand,
    staleTime: 60_000,
    ...retryWhileAway,
  })

const pagesize = 6

/** Reviews of the maker's products; `rating` filters by number of stars. */
export const brandReviewsQuery = (api: Api, slug: string, rating: number | null) =>
  infiniteQueryOptions({
    queryKey: ['brand-reviews', slug, rating],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api.call(
        brandReviews,
        { params: { slug }, query: { page, pagesize, ...(rating ? { rating } : {}) } },
        { signal },
      ),
    getNextPageParam: (last) => (last.hasNext ? last.page + 1 : undefined),
    placeholderData: (before, query) => (query?.queryKey[1] === slug ? before : undefined),
    staleTime: 60_000,
  })

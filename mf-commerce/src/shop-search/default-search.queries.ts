import { defaultSearch } from '@nukkad/contracts/endpoints/site/search-suggestions'
import { type Api, queryOptions } from '@nukkad/platform'

/** The search suggestions before anything is typed. */
export const defaultSearchQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['default-search', city],
    queryFn: async ({ signal }) =>
      (await api.call(defaultSearch, { query: city === 'all' ? {} : { city } }, { signal })).data,
    staleTime: 300_000,
  })

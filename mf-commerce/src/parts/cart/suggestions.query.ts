import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, queryOptions } from '@nukkad/platform'

/** A few bestsellers, for an empty cart. */
export const suggestionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: ({ signal }) => api.call(listProducts, { query: { sort: 4, available: true, pagesize: 8 } }, { signal }),
    staleTime: 300_000,
  })

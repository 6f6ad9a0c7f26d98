import { productSorts } from '@nukkad/contracts'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { type Api, queryOptions } from '@nukkad/platform'

/** A few bestsellers, for an empty cart. */
export const suggestionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['suggestions'],
    queryFn: ({ signal }) => {
      const query = { sort: productSorts.bestselling.value, available: true, pagesize: 8 }
      return api.call(listProducts, { query }, { signal })
    },
    staleTime: 300_000,
  })

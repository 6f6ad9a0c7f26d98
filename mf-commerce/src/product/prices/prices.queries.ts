import { productPrices } from '@nukkad/contracts/endpoints/shop/product-page'
import { type Api, queryOptions } from '@nukkad/platform'

export const pricesQuery = (api: Api, sku: string) =>
  queryOptions({
    queryKey: ['prices', sku],
    queryFn: async ({ signal }) => (await api.call(productPrices, { query: { sku } }, { signal })).data,
    staleTime: 60_000,
  })

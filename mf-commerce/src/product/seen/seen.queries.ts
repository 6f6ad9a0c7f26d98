import { productCards } from '@nukkad/contracts/endpoints/shop/product-page'
import { type Api, queryOptions } from '@nukkad/platform'

export const cardsQuery = (api: Api, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['cards', ...slugs],
    queryFn: async ({ signal }) =>
      (await api.call(productCards, { query: { slugs: slugs.join(',') } }, { signal })).data,
    enabled: slugs.length > 0,
    staleTime: 300_000,
  })

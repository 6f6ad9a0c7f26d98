import { shopHome } from '@nukkad/contracts/endpoints/shop/shop-home'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The sections of the shop's home page, with products from the visitor's city first. */
export const shopHomeQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['shop-home', city],
    queryFn: async ({ signal }) =>
      (await api.call(shopHome, { query: city === 'all' ? {} : { city } }, { signal })).data,
    staleTime: 60_000,
    meta: { isLive: true },
    ...retryWhileAway,
  })

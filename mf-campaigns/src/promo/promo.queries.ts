import { banners } from '@nukkad/contracts/endpoints/site/config'
import { type Api, queryOptions } from '@nukkad/platform'

/** The campaign team's banners for the home page of a city; 'all' is the whole country. */
export const promoQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['promo', city],
    queryFn: ({ signal }) => api.call(banners, { query: { screen: 'home', city } }, { signal }),
    staleTime: 60_000,
    meta: { isLive: true },
  })

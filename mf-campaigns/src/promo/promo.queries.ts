import { banners } from '@nukkad/contracts/endpoints/site/config'
import { type Api, queryOptions } from '@nukkad/platform'

/** What the campaign team shows on home pages of a city; 'all' is the whole country. */
export const promoQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['promo', city],
    queryFn: ({ signal }) => api.call(banners, { query: { screen: 'home', city } }, { signal }),
    staleTime: 60_000,
    meta: { isLive: true },
  })

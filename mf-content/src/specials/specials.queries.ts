import { productSorts } from '@nukkad/contracts'
import { listProducts } from '@nukkad/contracts/endpoints/shop/catalogue'
import { banners } from '@nukkad/contracts/endpoints/site/config'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

const shown = 8

/** Reduced products, largest discount first. */
export const dropsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['specials', 'drops'],
    queryFn: ({ signal }) =>
      api.call(listProducts, { query: { sort: productSorts.discount.value, pagesize: shown } }, { signal }),
    staleTime: 60_000,
    ...retryWhileAway,
  })

/** Presents under a thousand rupees. */
export const underQuery = (api: Api) =>
  queryOptions({
    queryKey: ['specials', 'under'],
    queryFn: ({ signal }) => {
      const query = { sort: productSorts.bestselling.value, maxPrice: 999, pagesize: shown }
      return api.call(listProducts, { query }, { signal })
    },
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const specialsBanners = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['specials', 'banners', city],
    queryFn: async ({ signal }) =>
      (await api.call(banners, { query: { screen: 'specials', ...(city !== 'all' && { city }) } }, { signal })).data,
    staleTime: 60_000,
    meta: { isLive: true },
    ...retryWhileAway,
  })

import { cartCount } from '@nukkad/contracts/endpoints/cart'
import { hamburger } from '@nukkad/contracts/endpoints/config'
import { ApiError, queryOptions, type useApi } from '@nukkad/platform'

type Api = ReturnType<typeof useApi>

/** Navigation of a city; it changes with a campaign, not with a click. */
export const navigationQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['navigation', city],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await api.call(hamburger, { query: { city } }, { signal })).data,
  })

/** How many pieces are in the bag of this browser or user; `cartId` is the bag that the server knows, if any. */
export const bagCountQuery = (api: Api, cartId: string | null) =>
  queryOptions({
    queryKey: ['bag-count', cartId],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(cartCount, { query: cartId ? { cartID: cartId } : {} }, { signal })).data
      } catch (error) {
        if (error instanceof ApiError && error.code === 'no_such_entity') return { count: 0, cartId: null }
        throw error
      }
    },
  })

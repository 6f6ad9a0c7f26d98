import { deliveryDays } from '@nukkad/contracts/endpoints/orders/delivery-day'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const deliveryDaysKey = (cartId: string) => ['delivery-days', cartId] as const

/** The days that can be chosen for a cart. Never kept for a later visit: they depend on its address and its lines. */
export const deliveryDaysQuery = (api: Api, cartId: string) =>
  queryOptions({
    queryKey: deliveryDaysKey(cartId),
    queryFn: async ({ signal }) => (await api.call(deliveryDays, { query: { cartID: cartId } }, { signal })).data.days,
    staleTime: 0,
    gcTime: 0,
    ...retryWhileAway,
  })

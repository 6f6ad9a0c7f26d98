import { getReturnable } from '@nukkad/contracts/endpoints/orders/returns'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const returnableKey = (orderId: string) => ['returnable', orderId] as const

/** Which lines of an order can be returned, until when or why not, and how much is refunded. */
export const returnableQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: returnableKey(orderId),
    queryFn: async ({ signal }) => (await api.call(getReturnable, { params: { orderId } }, { signal })).data,
    ...retryWhileAway,
  })

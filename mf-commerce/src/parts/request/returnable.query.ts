import { getReturnable } from '@nukkad/contracts/endpoints/returns'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

export const returnableKey = (orderId: string) => ['returnable', orderId] as const

/** What of an order may come back, until when, why not, and what it pays. */
export const returnableQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: returnableKey(orderId),
    queryFn: async ({ signal }) => (await api.call(getReturnable, { params: { orderId } }, { signal })).data,
    ...recovering,
  })

import { getOrder, listOrders, orderConfirmation } from '@nukkad/contracts/endpoints/orders/orders'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const orderKey = (orderId: string) => ['order', orderId] as const

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }) => (await api.call(getOrder, { query: { orderId } }, { signal })).data,
    ...retryWhileAway,
  })

export const ordersQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['orders', page],
    queryFn: ({ signal }) => api.call(listOrders, { query: { page, pagesize: 20 } }, { signal }),
    ...retryWhileAway,
  })

/** The orders of a transaction. */
export const confirmationQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: ['confirmation', transactionId],
    queryFn: async ({ signal }) => (await api.call(orderConfirmation, { query: { transactionId } }, { signal })).data,
    ...retryWhileAway,
  })

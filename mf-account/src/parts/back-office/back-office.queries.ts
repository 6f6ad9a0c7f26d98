import { merchantDashboard } from '@nukkad/contracts/endpoints/merchants/merchant'
import { type CatalogFilter, merchantCatalog } from '@nukkad/contracts/endpoints/merchants/merchant-catalog'
import {
  merchantOrder,
  merchantOrders,
  type OrderGroup,
  type SendFilter,
} from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { merchantReturns, type ReturnGroup } from '@nukkad/contracts/endpoints/merchants/merchant-returns'
import { type Api, queryOptions } from '@nukkad/platform'
import { refetchEvery } from '@nukkad/platform/retrying'

export const dashboardQuery = (api: Api) =>
  queryOptions({
    queryKey: ['merchant', 'today'],
    queryFn: async ({ signal }) => (await api.call(merchantDashboard, {}, { signal })).data,
    ...refetchEvery(20),
  })

interface OrdersWanted {
  readonly group: OrderGroup | null
  readonly send: SendFilter | null
  readonly q: string
  readonly page: number
}
export const ordersQuery = (api: Api, { group, send, q, page }: OrdersWanted) =>
  queryOptions({
    queryKey: ['merchant', 'orders', group, send, q, page],
    queryFn: ({ signal }) =>
      api.call(
        merchantOrders,
        { query: { page, ...(group ? { group } : {}), ...(send ? { send } : {}), ...(q ? { q } : {}) } },
        { signal },
      ),
    ...refetchEvery(20),
  })

export const orderKey = (orderId: string) => ['merchant', 'order', orderId] as const
export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }) => (await api.call(merchantOrder, { params: { id: orderId } }, { signal })).data,
    ...refetchEvery(15),
  })

export const returnsQuery = (api: Api, group: ReturnGroup | null, page: number) =>
  queryOptions({
    queryKey: ['merchant', 'returns', group, page],
    queryFn: ({ signal }) => api.call(merchantReturns, { query: { page, ...(group ? { group } : {}) } }, { signal }),
    ...refetchEvery(20),
  })

interface CatalogWanted {
  readonly filter: CatalogFilter | null
  readonly q: string
  readonly page: number
}
export const catalogKey = ['merchant', 'catalog'] as const
/** The key of the lists, by filter and page, for a search; '' is no search. */
export const catalogOf = (q: string) => [...catalogKey, q] as const
export const catalogQuery = (api: Api, { filter, q, page }: CatalogWanted) =>
  queryOptions({
    queryKey: [...catalogOf(q), filter, page],
    queryFn: ({ signal }) =>
      api.call(merchantCatalog, { query: { page, ...(filter ? { filter } : {}), ...(q ? { q } : {}) } }, { signal }),
    ...refetchEvery(60),
  })

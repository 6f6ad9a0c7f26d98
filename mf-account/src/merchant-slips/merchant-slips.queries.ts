import { type MerchantOrder, merchantOrders } from '@nukkad/contracts/endpoints/merchants/merchant-orders'
import { type Api, queryOptions } from '@nukkad/platform'

/** The groups of orders that are to be sent. */
const groups = ['accepted', 'packed'] as const
const pagesize = 50
/** More slips than anybody prints at once. */
const mostPages = 6

/** All orders that are to be sent, the oldest first in each group. */
export const toSendQuery = (api: Api) =>
  queryOptions({
    queryKey: ['merchant', 'to-send'],
    queryFn: async ({ signal }): Promise<MerchantOrder[]> => {
      const orders: MerchantOrder[] = []
      for (const group of groups) {
        for (let page = 1; page <= mostPages; page += 1) {
          const { data, hasNext } = await api.call(merchantOrders, { query: { group, page, pagesize } }, { signal })
          orders.push(...data)
          if (!hasNext) break
        }
      }
      return orders
    },
  })

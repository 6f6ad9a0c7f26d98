import { getTransaction } from '@nukkad/contracts/endpoints/orders/orders'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** The current state of a transaction. */
export const transactionQuery = (api: Api, transactionId: string) =>
  queryOptions({
    queryKey: ['transaction', transactionId] as const,
    queryFn: async ({ signal }) => (await api.call(getTransaction, { query: { transactionId } }, { signal })).data,
    staleTime: 0,
    ...retryWhileAway,
  })

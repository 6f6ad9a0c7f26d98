import { getSubscription, listSubscriptions } from '@nukkad/contracts/endpoints/money/subscriptions'
import { type Api, queryOptions } from '@nukkad/platform'
import { recovering } from '@nukkad/platform/recovering'

export const subscriptionsQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: ['subscriptions', userId],
    queryFn: async ({ signal }) => (await api.call(listSubscriptions, {}, { signal })).data,
    ...recovering,
  })

export const subscriptionKey = (id: string) => ['subscriptions', 'one', id] as const
export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: subscriptionKey(id),
    queryFn: async ({ signal }) => (await api.call(getSubscription, { params: { id } }, { signal })).data,
    ...recovering,
  })

import { getSubscription, listSubscriptions } from '@nukkad/contracts/endpoints/money/subscriptions'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const subscriptionsQuery = (api: Api, userId: string | undefined) =>
  queryOptions({
    queryKey: ['subscriptions', userId],
    queryFn: async ({ signal }) => (await api.call(listSubscriptions, {}, { signal })).data,
    ...retryWhileAway,
  })

export const subscriptionKey = (id: string) => ['subscriptions', 'one', id] as const

const lookAgainMs = 2_000
/** About a minute: the job that packs boxes normally takes seconds. */
const mostLooks = 30

/** One subscription. Its first box is packed right after the payment, and the page shows it as soon as it is. */
export const subscriptionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: subscriptionKey(id),
    queryFn: async ({ signal }) => (await api.call(getSubscription, { params: { id } }, { signal })).data,
    ...retryWhileAway,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return retryWhileAway.refetchInterval({ state })
      return state.data?.next?.number === 1 && state.dataUpdateCount < mostLooks ? lookAgainMs : false
    },
  })

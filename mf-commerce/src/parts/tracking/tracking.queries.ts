import { type Tracking, trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { type Api, queryOptions } from '@nukkad/platform'

/** How long the server may hold a request until something happens, in seconds. */
const patience = 15

/**
 * Live tracking by long polling: each request sends the known version and waits for a newer one, so that a merchant's
 * step shows within moments. A hidden tab stops polling and asks at once when it becomes visible.
 */
export const trackingQuery = (api: Api, orderId: string, token: string | null) =>
  queryOptions({
    queryKey: ['tracking', orderId, token],
    queryFn: async ({ signal, client, queryKey }): Promise<Tracking> => {
      const known = client.getQueryData<Tracking>(queryKey)
      const query = known ? { seen: known.version, wait: patience } : { wait: 0 }
      const options = { signal, timeout: (patience + 8) * 1000, ...(token ? { bearer: token } : {}) }
      return (await api.call(trackOrder, { params: { orderId }, query }, options)).data
    },
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return state.data ? 5000 : false
      return state.data?.is_final ? false : 600
    },
  })

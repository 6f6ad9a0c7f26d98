import { type Tracking, trackOrder } from '@nukkad/contracts/endpoints/orders/tracking'
import { type Api, queryOptions } from '@nukkad/platform'

/** Seconds that the server may hold its answer until something happens. */
const patience = 15

/**
 * Where an order is, live: each answer is asked again with its version and then waits for news, so a step of the maker
 * shows within moments. A hidden tab stops asking; when it is looked at again it asks at once.
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

import { accessCard, accessHistory } from '@nukkad/contracts/endpoints/access/access-member'
import { type Api, infiniteQueryOptions, queryOptions } from '@nukkad/platform'

/** How often the card is refetched while it is shown, in milliseconds: it tells when the place has confirmed. */
const everyMs = 4000

export const cardQuery = (api: Api, offer: string | undefined) =>
  queryOptions({
    queryKey: ['access-card', offer ?? ''],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(accessCard, { query: offer ? { offer } : {} }, { signal })
      return { card: data, cameAt: performance.now() }
    },
    refetchInterval: ({ state }) => (state.data && !state.data.card.isMember ? false : everyMs),
    gcTime: 0,
  })

export const historyQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['access-history'],
    queryFn: ({ signal, pageParam }) => api.call(accessHistory, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasNext, page }) => (hasNext ? page + 1 : undefined),
  })

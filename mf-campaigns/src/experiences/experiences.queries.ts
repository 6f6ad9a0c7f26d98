import { friendsDayOut, friendsDayOutOne, singaporeTourism } from '@nukkad/contracts/endpoints/city/experiences'
import { type Api, keepPreviousData, queryOptions } from '@nukkad/platform'

const staleTime = 60_000

export interface FriendsAsk {
  readonly city: string
  readonly category: string | undefined
  readonly maxPrice: number | undefined
}

export const friendsQuery = (api: Api, { city, category, maxPrice }: FriendsAsk) =>
  queryOptions({
    queryKey: ['friends-day-out', city, category ?? '', maxPrice ?? -1],
    queryFn: async ({ signal }) => {
      const query = { city, ...(category && { category }), ...(maxPrice !== undefined && { maxPrice }) }
      return (await api.call(friendsDayOut, { query }, { signal })).data
    },
    staleTime,
    placeholderData: keepPreviousData,
  })

export const friendsOneQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['friends-day-out-one', id],
    queryFn: async ({ signal }) => (await api.call(friendsDayOutOne, { params: { id } }, { signal })).data,
    staleTime,
  })

/** Without a category: the whole campaign. */
export const singaporeQuery = (api: Api, category: string | undefined) =>
  queryOptions({
    queryKey: ['singapore', category ?? ''],
    queryFn: async ({ signal }) =>
      (await api.call(singaporeTourism, { query: category ? { category } : {} }, { signal })).data,
    staleTime,
  })

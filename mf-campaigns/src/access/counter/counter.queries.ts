import { counterToday } from '@nukkad/contracts/endpoints/access/access-counter'
import { type Api, queryOptions } from '@nukkad/platform'

export const counterKey = ['access-counter'] as const

/** The counter of whoever is signed in; other counters of the place confirm meanwhile. */
export const counterQuery = (api: Api) =>
  queryOptions({
    queryKey: counterKey,
    queryFn: async ({ signal }) => (await api.call(counterToday, {}, { signal })).data,
    refetchInterval: 20_000,
    retry: false,
  })

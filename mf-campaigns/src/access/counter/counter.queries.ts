import { counterToday } from '@nukkad/contracts/endpoints/access/access-counter'
import { type Api, queryOptions } from '@nukkad/platform'

export const counterKey = ['access-counter'] as const

/** Today's uses for the signed-in counter; polled because other counters of the same place confirm uses too. */
export const counterQuery = (api: Api) =>
  queryOptions({
    queryKey: counterKey,
    queryFn: async ({ signal }) => (await api.call(counterToday, {}, { signal })).data,
    refetchInterval: 20_000,
    retry: false,
  })

import { getMall, listMalls } from '@nukkad/contracts/endpoints/city/malls'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

export const mallsQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['malls', city],
    queryFn: async ({ signal }) => (await api.call(listMalls, { query: { city } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const mallQuery = (api: Api, city: string, slug: string) =>
  queryOptions({
    queryKey: ['mall', city, slug],
    queryFn: async ({ signal }) => (await api.call(getMall, { params: { slug }, query: { city } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

import { getMap } from '@nukkad/contracts/endpoints/city/places'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'

/** A map of places with its story. */
export const mapQuery = (api: Api, city: string, slug: string) =>
  queryOptions({
    queryKey: ['map', city, slug],
    queryFn: async ({ signal }) => (await api.call(getMap, { params: { slug }, query: { city } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

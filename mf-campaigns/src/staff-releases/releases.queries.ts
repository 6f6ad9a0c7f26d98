import { releaseDetails, releaseLog, releasesNow } from '@nukkad/contracts/endpoints/site/releases'
import { type Api, queryOptions } from '@nukkad/platform'

/** How often releases are refetched, in milliseconds: others release too, and shells come and go. */
const looksAgainMs = 5000

export const releasesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-releases'],
    queryFn: ({ signal }) => api.call(releasesNow, {}, { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: looksAgainMs,
  })

export const releaseQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['staff-releases', name],
    queryFn: ({ signal }) => api.call(releaseDetails, { params: { name } }, { signal }).then(({ data }) => data),
    staleTime: 0,
    refetchInterval: looksAgainMs,
  })

export const releaseLogQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff-releases-log'],
    queryFn: ({ signal }) => api.call(releaseLog, { query: {} }, { signal }).then(({ data }) => data),
    staleTime: 0,
  })

import { getLocality } from '@nukkad/contracts/endpoints/city/localities'
import { nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { genericPosts } from '@nukkad/contracts/endpoints/content/posts'
import { type Api, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { feedQuery } from '../parts/feed/feed.queries.ts'

interface Where {
  readonly city: string
  readonly slug: string
}

export const localityKey = ({ city, slug }: Where) => ['locality', city, slug] as const

/** A neighbourhood with its story and its sub-areas. */
export const localityQuery = (api: Api, { city, slug }: Where) =>
  queryOptions({
    queryKey: localityKey({ city, slug }),
    queryFn: async ({ signal }) =>
      (await api.call(getLocality, { params: { slug }, query: { city } }, { signal })).data,
    staleTime: 60_000,
    ...retryWhileAway,
  })

/** Places around it, nearest first. */
export const localityPlaces = (api: Api, { city, slug }: Where) =>
  queryOptions({
    queryKey: ['locality-places', city, slug],
    queryFn: ({ signal }) =>
      api.call(nearbyPlaces, { query: { city, locality: slug, radius: 3000, pagesize: 12 } }, { signal }),
    staleTime: 60_000,
    ...retryWhileAway,
  })

export const localityPosts = (api: Api, { city, slug }: Where, sort: 10 | 20, page: number) =>
  feedQuery({
    key: ['locality', city, slug, sort],
    page,
    call: (param, signal) =>
      api.call(genericPosts, { query: { type: 'locality', city, slug, sort, ...param } }, { signal }),
  })

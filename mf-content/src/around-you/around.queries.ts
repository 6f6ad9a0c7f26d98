import type { AnswerOf } from '@nukkad/contracts'
import { listLocalities } from '@nukkad/contracts/endpoints/city/localities'
import { type NearbyPlace, nearbyPlaces } from '@nukkad/contracts/endpoints/city/places'
import { type Api, ApiError, queryOptions } from '@nukkad/platform'
import { retryWhileAway } from '@nukkad/platform/retrying'
import { feedQuery } from '../parts/feed/feed.queries.ts'
import type { Around, From } from './around.ts'

interface NearbyPage {
  readonly data: readonly NearbyPlace[]
  readonly page: number
  readonly hasNext: boolean
  /** null when the pincode or the neighbourhood is unknown */
  readonly center: AnswerOf<typeof nearbyPlaces>['center'] | null
}

const whereOf = (from: From) => {
  if (from.by === 'position') return { lat: from.lat, lng: from.lng }
  if (from.by === 'pincode') return { pincode: from.pincode }
  return from.by === 'locality' ? { locality: from.locality } : {}
}

/** Places nearby, nearest first. An unknown pincode or neighbourhood is a normal answer rather than an error. */
export const aroundFeed = (api: Api, city: string, { from, type, isOpenNow }: Around, page: number) =>
  feedQuery<NearbyPage>({
    key: ['around', city, from, type, isOpenNow],
    page,
    call: async ({ page: wanted }, signal) => {
      const nothing = { data: [], page: wanted, hasNext: false, center: null }
      // The whole country has no meaningful centre to search from.
      if (city === 'all' && from.by !== 'position' && from.by !== 'pincode') return nothing
      const query = {
        city,
        page: wanted,
        ...whereOf(from),
        ...(type && { type }),
        ...(isOpenNow && { open_now: true }),
      }
      try {
        return await api.call(nearbyPlaces, { query }, { signal })
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.isAbsent
        if (!isUnknown || from.by === 'city') throw error
        return nothing
      }
    },
  })

export const localitiesQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['localities', city],
    queryFn: async ({ signal }) => (await api.call(listLocalities, { query: { city } }, { signal })).data,
    staleTime: 5 * 60_000,
    ...retryWhileAway,
  })

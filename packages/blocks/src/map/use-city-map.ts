import { type CityMap, getCityMap, getCityMapVersion } from '@nukkad/contracts/endpoints/city/city-maps'
import { type Api, ApiError, queryOptions, useApi, useQuery } from '@nukkad/platform'
import { useNear } from '@nukkad/ui/use-near'
import type { RefObject } from 'react'

/**
 * The sketch of a city; null if there is none. The URL contains the version, so that browsers can cache it for good.
 */
export const cityMapQuery = (api: Api, city: string) =>
  queryOptions({
    queryKey: ['city-map', city],
    staleTime: Number.POSITIVE_INFINITY,
    async queryFn({ signal }): Promise<CityMap | null> {
      try {
        const { data } = await api.call(getCityMapVersion, { params: { city } }, { signal })
        return await api.call(getCityMap, { params: { city, version: data.version } }, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })

/** Fetched shortly before it is scrolled into view, and otherwise not at all. */
const ahead = '200px'

/** The sketch of a city once its map is near; null before that, and if there is none. */
export function useCityMap(frame: RefObject<HTMLElement | null>, city: string): CityMap | null {
  const isNear = useNear(frame, ahead)
  return useQuery({ ...cityMapQuery(useApi(), city), enabled: isNear && city !== '' }).data ?? null
}

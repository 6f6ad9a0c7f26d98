import { cityOf, citySegment } from '@nukkad/contracts'
import { localKeys, useCity, useSearchParams, useStorage, useTrack } from '@nukkad/platform'
import { useCallback, useEffect, useState } from 'react'

/** The city in the URL: it overrides any stored choice, so that a link shows the same to everyone. */
export const cityInSearch = (search: URLSearchParams): string | undefined => citySegment(search.get('city') ?? '')

/**
 * The city whose offers are shown, chosen separately from the city in use, which is its default; 'all' if there is
 * none. `isKnown` is false until the stored choice has been read, which the server cannot do.
 */
export function useAccessCity(): { city: string; name: string; isKnown: boolean; choose(slug: string): void } {
  const { slug: inUse } = useCity()
  const { local } = useStorage()
  const track = useTrack()
  const [search, setSearch] = useSearchParams()
  const [stored, setStored] = useState<string | null>()
  useEffect(() => setStored(citySegment(local.getItem(localKeys.accessCity) ?? '') ?? null), [local])
  const city = cityInSearch(search) ?? stored ?? inUse
  const choose = useCallback(
    (slug: string) => {
      local.setItem(localKeys.accessCity, slug)
      setStored(slug)
      setSearch({ city: slug, page: null })
      track('ACCESS_CITY_CHOSEN', { city: slug })
    },
    [local, setSearch, track],
  )
  return { city, name: cityOf(city)?.name ?? 'India', isKnown: stored !== undefined, choose }
}

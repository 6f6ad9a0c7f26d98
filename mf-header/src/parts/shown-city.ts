import { cityInParams, cityOf } from '@nukkad/contracts'
import { useCity, useRoute } from '@nukkad/platform'

export interface ShownCity {
  /** 'all' if the page is not about a single city */
  readonly slug: string
  readonly name: string
}

/** The city that a page is about: that of its URL, which may be 'all', otherwise the chosen one. */
export function shownCity(params: Readonly<Record<string, string>>, chosen: string): ShownCity {
  const city = cityOf(cityInParams(params) ?? chosen)
  return city ? { slug: city.slug, name: city.name } : { slug: 'all', name: 'All of India' }
}

export function useShownCity(): ShownCity {
  const { slug } = useCity()
  return shownCity(useRoute()?.params ?? {}, slug)
}

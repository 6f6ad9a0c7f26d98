import { cityInParams, cityOf } from '@nukkad/contracts'
import { useCity, useRoute } from '@nukkad/platform'

export interface ShownCity {
  /** 'all' where the page is about no single one */
  readonly slug: string
  readonly name: string
}

/** The city that a page is about: that of its address, which may name all of them, otherwise the chosen one. */
export function shownCity(params: Readonly<Record<string, string>>, chosen: string): ShownCity {
  const city = cityOf(cityInParams(params) ?? chosen)
  return city ? { slug: city.slug, name: city.name } : { slug: 'all', name: 'All of India' }
}

export function useShownCity(): ShownCity {
  const { slug } = useCity()
  return shownCity(useRoute()?.params ?? {}, slug)
}

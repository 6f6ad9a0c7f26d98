import { citySegment, type RouteMatch } from '@nukkad/contracts'
import { type CityChoice, cityChoice } from './city-choice.ts'

const cityParams = ['city', 'citySlug', 'provider'] as const

/** The city that an address names, such as /goa; it comes before the chosen one. Undefined where it names none. */
export function addressCity(match: RouteMatch | undefined): CityChoice | undefined {
  for (const name of cityParams) {
    const segment = match?.params[name]
    const city = segment === undefined ? undefined : citySegment(segment)
    if (city) return cityChoice(city)
  }
  return undefined
}

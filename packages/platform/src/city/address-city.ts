import { cityInParams, type RouteMatch } from '@nukkad/contracts'
import { type CityChoice, cityChoice } from './city-choice.ts'

/**
 * The city that an address names, such as /goa, which takes precedence over the chosen city. Undefined if it names
 * none.
 */
export function addressCity(match: RouteMatch | undefined): CityChoice | undefined {
  const city = match && cityInParams(match.params)
  return city === undefined ? undefined : cityChoice(city)
}

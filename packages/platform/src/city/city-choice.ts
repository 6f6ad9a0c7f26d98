import type { City } from '@nukkad/contracts'
import { cityOf } from '@nukkad/contracts'

/** The city and pincode in use. `slug` is 'all' where no single city is chosen. */
export interface CityChoice {
  readonly city: City | null
  readonly slug: string
  readonly pincode: string | null
  /** false until somebody chose; 'all' can be a choice too */
  readonly isChosen: boolean
}

export function cityChoice(slug: string | null | undefined, pincode: string | null = null): CityChoice {
  const city = cityOf(slug) ?? null
  return { city, slug: city?.slug ?? 'all', pincode, isChosen: city !== null || slug === 'all' || slug === 'other' }
}

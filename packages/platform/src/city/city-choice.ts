import type { City } from '@nukkad/contracts'
import { cityOf } from '@nukkad/contracts'

/** The city and pincode in use. `slug` is 'all' if no single city is chosen. */
export interface CityChoice {
  readonly city: City | null
  readonly slug: string
  readonly pincode: string | null
  /** slug of the city with same-day delivery by rider to the pincode; null if there is none */
  readonly fastCity: string | null
  /** false until the visitor has chosen; 'all' can be a choice too */
  readonly isChosen: boolean
}

export const isSameChoice = (one: CityChoice, other: CityChoice): boolean =>
  one.slug === other.slug &&
  one.pincode === other.pincode &&
  one.fastCity === other.fastCity &&
  one.isChosen === other.isChosen

export function cityChoice(
  slug: string | null | undefined,
  pincode: string | null = null,
  fastCity: string | null = null,
): CityChoice {
  const city = cityOf(slug) ?? null
  return {
    city,
    slug: city?.slug ?? 'all',
    pincode,
    fastCity,
    isChosen: city !== null || slug === 'all' || slug === 'other',
  }
}

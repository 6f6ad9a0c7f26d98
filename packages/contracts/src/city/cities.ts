/** A city that Nukkad covers. `name` is its common name; its look and its position are defined elsewhere. */
export interface City {
  readonly slug: string
  readonly name: string
}

const ours = [
  { slug: 'delhi', name: 'Delhi NCR' },
  { slug: 'bangalore', name: 'Bangalore' },
  { slug: 'mumbai', name: 'Mumbai' },
  { slug: 'goa', name: 'Goa' },
  { slug: 'kolkata', name: 'Kolkata' },
  { slug: 'pune', name: 'Pune' },
  { slug: 'chennai', name: 'Chennai' },
  { slug: 'hyderabad', name: 'Hyderabad' },
] as const satisfies readonly City[]

/** Records keyed by this type do not compile while a city is missing. */
export type CitySlug = (typeof ours)[number]['slug']
export const cities: readonly City[] = ours

export const defaultCity = 'delhi'

/** The city with this slug, or undefined. 'all' is not a city. */
export const cityOf = (slug: string | null | undefined): City | undefined => cities.find((city) => city.slug === slug)

/** The name of a city; the slug of one that is not ours. */
export const cityNameOf = (slug: string): string => cityOf(slug)?.name ?? slug

/** The city segment of an address: a city's slug or 'all' ('other' means 'all'); undefined for anything else. */
export function citySegment(segment: string): string | undefined {
  if (segment === 'other' || segment === 'all') return 'all'
  return cityOf(segment)?.slug
}

/** Names of the route parameters that hold a city segment. */
const cityParams = ['city', 'citySlug', 'provider'] as const

/** The city named by the parameters of a route: a slug, 'all' for the whole country, undefined if they name none. */
export function cityInParams(params: Readonly<Record<string, string>>): string | undefined {
  for (const name of cityParams) {
    const segment = params[name]
    const city = segment === undefined ? undefined : citySegment(segment)
    if (city) return city
  }
  return undefined
}

/** A city Nukkad covers. `name` is what people call it; what it looks like and where it lies is said elsewhere. */
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

/** What is kept of each city says so by its type, and does not compile while a city is missing. */
export type CitySlug = (typeof ours)[number]['slug']
export const cities: readonly City[] = ours

export const defaultCity = 'delhi'

/** The city of a slug, or undefined. 'all' is no single city. */
export const cityOf = (slug: string | null | undefined): City | undefined => cities.find((city) => city.slug === slug)

/** A city segment of an address: a city, 'all', or 'other', which is treated as 'all'; anything else is not a city. */
export function citySegment(segment: string): string | undefined {
  if (segment === 'other' || segment === 'all') return 'all'
  return cityOf(segment)?.slug
}

/** Names that a city segment goes by in the route table. */
const cityParams = ['city', 'citySlug', 'provider'] as const

/** The city that the parameters of a route name: a slug, 'all' for the whole country, undefined where they name none. */
export function cityInParams(params: Readonly<Record<string, string>>): string | undefined {
  for (const name of cityParams) {
    const segment = params[name]
    const city = segment === undefined ? undefined : citySegment(segment)
    if (city) return city
  }
  return undefined
}

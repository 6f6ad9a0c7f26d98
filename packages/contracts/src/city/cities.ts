/** A city Nukkad covers. `name` is what people call it, `tint` its colour on paper. */
export interface City {
  readonly slug: string
  readonly name: string
  readonly landmark: string
  readonly tint: string
  readonly lat: number
  readonly lng: number
}

export const cities: readonly City[] = [
  { slug: 'delhi', name: 'Delhi NCR', landmark: 'India Gate', tint: '#b5371f', lat: 28.6139, lng: 77.209 },
  { slug: 'bangalore', name: 'Bangalore', landmark: 'Vidhana Soudha', tint: '#0b6b66', lat: 12.9716, lng: 77.5946 },
  { slug: 'mumbai', name: 'Mumbai', landmark: 'Gateway of India', tint: '#3b3a66', lat: 19.076, lng: 72.8777 },
  { slug: 'goa', name: 'Goa', landmark: 'Church of Our Lady', tint: '#0f6f8c', lat: 15.4909, lng: 73.8278 },
  { slug: 'kolkata', name: 'Kolkata', landmark: 'Howrah Bridge', tint: '#8a5a00', lat: 22.5726, lng: 88.3639 },
  { slug: 'pune', name: 'Pune', landmark: 'Shaniwar Wada', tint: '#6b4a1f', lat: 18.5204, lng: 73.8567 },
  { slug: 'chennai', name: 'Chennai', landmark: 'Marina lighthouse', tint: '#9a2f4f', lat: 13.0827, lng: 80.2707 },
  { slug: 'hyderabad', name: 'Hyderabad', landmark: 'Charminar', tint: '#4d6b1f', lat: 17.385, lng: 78.4867 },
]

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

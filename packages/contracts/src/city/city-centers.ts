import type { CitySlug } from './cities.ts'

/** The centre of a city, used for searches and maps. */
export interface CityCenter {
  readonly lat: number
  readonly lng: number
}

/** By slug; pages ask the server for places nearby. */
const centers: Readonly<Record<string, CityCenter>> = {
  delhi: { lat: 28.6139, lng: 77.209 },
  bangalore: { lat: 12.9716, lng: 77.5946 },
  mumbai: { lat: 19.076, lng: 72.8777 },
  goa: { lat: 15.4909, lng: 73.8278 },
  kolkata: { lat: 22.5726, lng: 88.3639 },
  pune: { lat: 18.5204, lng: 73.8567 },
  chennai: { lat: 13.0827, lng: 80.2707 },
  hyderabad: { lat: 17.385, lng: 78.4867 },
} satisfies Record<CitySlug, CityCenter>

/** All centres, each with its city's slug. */
export const cityCenters: readonly (CityCenter & { readonly slug: string })[] = Object.entries(centers).map(
  ([slug, center]) => ({ slug, ...center }),
)

/** The centre of one of our cities, or undefined. */
export const cityCenter = (slug: string | null | undefined): CityCenter | undefined =>
  slug && Object.hasOwn(centers, slug) ? centers[slug] : undefined

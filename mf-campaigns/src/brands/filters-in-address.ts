import { cityOf } from '@nukkad/contracts'
import type { BrandFilters } from '../parts/brands/brands.queries.ts'

/** The filters in the URL; invalid values are left out. */
export function filtersIn(search: URLSearchParams): BrandFilters {
  const [city, category, letter] = [search.get('city'), search.get('category'), search.get('letter')]
  return {
    ...(city && cityOf(city) && { city }),
    ...(category && /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(category) && { category }),
    ...(search.get('women') === '1' && { womenLed: true }),
    ...(letter && /^([a-z]|other)$/.test(letter) && { letter }),
  }
}

/** The query string for these filters with the given changes. */
export function filtersQuery(
  filters: BrandFilters,
  change: Partial<Record<keyof BrandFilters, string | null>>,
): string {
  const { city, category, womenLed, letter } = filters
  const all = { city, category, women: womenLed ? '1' : undefined, letter }
  const { womenLed: women, ...rest } = change
  const next = { ...all, ...rest, ...(women !== undefined && { women }) }
  return new URLSearchParams(
    Object.entries(next).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()
}

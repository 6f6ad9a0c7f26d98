import { cityOf } from '@nukkad/contracts'
import type { BannerRow } from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import { placeOptions } from './banner-words.ts'

/** What the list is searched for; each is '' when it does not matter. */
export interface Sought {
  readonly q: string
  readonly place: string
  readonly city: string
}

export const soughtIn = (search: URLSearchParams): Sought => ({
  q: (search.get('q') ?? '').slice(0, 80).trim(),
  place: placeOptions.find(({ value }) => value === search.get('place'))?.value ?? '',
  city: cityOf(search.get('city'))?.slug ?? '',
})

/** A banner without cities is shown in all of them. */
export function matching(banners: readonly BannerRow[], { q, place, city }: Sought): readonly BannerRow[] {
  const words = q.toLowerCase().split(/\s+/)
  return banners.filter(
    ({ title, screen, cities }) =>
      (place === '' || screen === place) &&
      (city === '' || cities.length === 0 || cities.includes(city)) &&
      words.every((word) => title.toLowerCase().includes(word)),
  )
}

export function bannersHref(parts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
  return query === '' ? staffHrefs.staffBanners() : `${staffHrefs.staffBanners()}?${query}`
}

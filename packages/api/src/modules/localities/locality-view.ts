import type { Locality, SubLocality } from '@nukkad/contracts/endpoints/city/localities'
import { hrefs } from '@nukkad/contracts/hrefs'
import type { LocalityRow, SubRow } from './locality.repository.ts'

/** A neighbourhood as listed, with its numbers of places and posts. */
export const showLocality = (row: LocalityRow, counts: { places: number; posts: number }): Locality => {
  const { story: _, ...locality } = row
  return { ...locality, ...counts, href: hrefs.locality(row.city, row.slug) }
}

/** A part of a neighbourhood, with the neighbourhood it belongs to. */
export const showSub = ({ slug, name, city, locality, localityName }: SubRow): SubLocality => ({
  slug,
  name,
  locality: { slug: locality, name: localityName, href: hrefs.locality(city, locality) },
})

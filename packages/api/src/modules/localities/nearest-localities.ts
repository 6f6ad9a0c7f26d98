import { kilometres } from '../pincode/pincode-places.ts'
import type { LocalityRow } from './locality.repository.ts'

/** The other localities, nearest first, those without coordinates last; unsorted if this one has no coordinates. */
export function nearestTo(row: LocalityRow, rows: readonly LocalityRow[]) {
  const others = rows.filter(({ slug }) => slug !== row.slug)
  const { lat, lng } = row
  if (lat === null || lng === null) return others
  const away = (one: LocalityRow) =>
    one.lat === null || one.lng === null
      ? Number.POSITIVE_INFINITY
      : kilometres({ lat, lng }, { lat: one.lat, lng: one.lng })
  return others.sort((a, b) => away(a) - away(b))
}

import { csvFrom } from '../../../text/csv.ts'
import type { ResultLine } from './result-lines.ts'

const head = [
  ...['Day', 'Variant', 'Block', 'Kind', 'Place', 'Views', 'People', 'Taps', 'Added to cart', 'Orders', 'Revenue in ₹'],
]

/** One row for each day, variant and block; the row without a block is the page itself. */
export const resultsAsCsv = (
  lines: readonly ResultLine[],
  places: ReadonlyMap<string, { readonly place: number; readonly kind: string }>,
): string =>
  csvFrom(
    head,
    lines.map(({ day, variant, block, kind, views, people, taps, adds, orders, revenuePaise }) => {
      const at = places.get(block)
      return [
        ...[day, variant, block, at?.kind ?? kind, at?.place ?? ''],
        ...[views, people, taps, adds, orders, revenuePaise / 100],
      ]
    }),
  )

import { parseOpeningHours, type WeeklyRange } from '@nukkad/contracts/opening-hours'
import { LRUCache } from 'lru-cache'

/** Many places have the same hours, and a list reads those of twenty. */
const known = new LRUCache<string, readonly WeeklyRange[]>({
  max: 5_000,
  memoMethod: (text) =>
    [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const),
})

/** '{[660,1380),[2100,2820)}', as PostgreSQL writes a multirange; in minutes of the week. */
export const readRanges = (text: string | null): readonly WeeklyRange[] | null =>
  text === null ? null : known.memo(text)

const writeRanges = (ranges: readonly WeeklyRange[]): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`

/** What an editor wrote, as it is stored; undefined where it cannot be understood. */
export function rangesOf(hours: string | null): string | null | undefined {
  if (hours === null) return null
  const ranges = parseOpeningHours(hours)
  return ranges && writeRanges(ranges)
}

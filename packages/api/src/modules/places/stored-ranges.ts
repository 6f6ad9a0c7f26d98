import { parseOpeningHours, type WeeklyRange } from '@nukkad/contracts/opening-hours'
import { LRUCache } from 'lru-cache'

/** Cached because many places have the same hours, and a list parses those of twenty. */
const known = new LRUCache<string, readonly WeeklyRange[]>({
  max: 5_000,
  memoMethod: (text) =>
    [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)] as const),
})

/** Parses '{[660,1380),[2100,2820)}', PostgreSQL's text form of a multirange, in minutes of the week. */
export const readRanges = (text: string | null): readonly WeeklyRange[] | null =>
  text === null ? null : known.memo(text)

const writeRanges = (ranges: readonly WeeklyRange[]): string =>
  `{${ranges.map(([from, to]) => `[${from},${to})`).join(',')}}`

/** An editor's text as stored; undefined when it cannot be parsed. */
export function rangesOf(hours: string | null): string | null | undefined {
  if (hours === null) return null
  const ranges = parseOpeningHours(hours)
  return ranges && writeRanges(ranges)
}

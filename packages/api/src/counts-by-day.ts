import { dayInIndia } from '@nukkad/contracts/indian-time'
import type { CountsByDay } from '@nukkad/contracts/schema'

const dayLength = 86_400_000
const most = 90

/** Counts by day in order, days without any included; at most the last ninety. */
export function withoutGaps(counted: ReadonlyMap<string, number>): CountsByDay {
  const known = [...counted.keys()].sort()
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return []
  const end = Date.parse(last)
  const begin = Math.max(Date.parse(first), end - (most - 1) * dayLength)
  return Array.from({ length: (end - begin) / dayLength + 1 }, (_, at) => {
    const day = new Date(begin + at * dayLength).toISOString().slice(0, 10)
    return { day, count: counted.get(day) ?? 0 }
  })
}

/** Counts how many of these moments fall on each day in India. */
export function countByDay(moments: readonly Date[]): CountsByDay {
  const counted = new Map<string, number>()
  for (const moment of moments) {
    const day = dayInIndia(moment)
    counted.set(day, (counted.get(day) ?? 0) + 1)
  }
  return withoutGaps(counted)
}

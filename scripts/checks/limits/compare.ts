import type { Breaks } from './breaks.ts'

/** Differences between the known breaks of a rule and the present ones, one sentence each. */
export function faultsOf(asks: string, known: Breaks, today: Breaks): string[] {
  const worse = Object.entries(today)
    .filter(([place, count]) => count > (known[place] ?? 0))
    .map(([place, count]) => `${place}: ${count}${place in known ? `, was ${known[place]}` : ''} (wanted: ${asks})`)
  const better = Object.entries(known)
    .filter(([place, count]) => (today[place] ?? 0) < count)
    .map(
      ([place, count]) => `${place}: ${today[place] ?? 'no longer a break'}, was ${count} (npm run limits -- --lower)`,
    )
  return [...worse, ...better]
}

/** The known breaks, with every number lowered to the present one and fixed places removed. It never gains a place. */
export const lowered = (known: Breaks, today: Breaks): Breaks =>
  Object.fromEntries(
    Object.entries(known).flatMap(([place, count]) => {
      const left = today[place]
      return left === undefined ? [] : [[place, Math.min(left, count)]]
    }),
  )

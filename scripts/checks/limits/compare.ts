import type { Breaks } from './breaks.ts'

/** What differs between what is known to break a rule and what does today, one sentence each. */
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

/** What is known, with every number lowered to today's and mended places left out. It never gains a place. */
export const lowered = (known: Breaks, today: Breaks): Breaks =>
  Object.fromEntries(
    Object.entries(known).flatMap(([place, count]) => {
      const left = today[place]
      return left === undefined ? [] : [[place, Math.min(left, count)]]
    }),
  )

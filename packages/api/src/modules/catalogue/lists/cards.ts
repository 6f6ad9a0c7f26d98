import type { Card } from '../finder/kept-cards.ts'

/** So long after its launch a product is new. */
const newForDays = 30

const newForMs = newForDays * 86_400_000

export const newSince = (now: Date): Date => new Date(now.getTime() - newForMs)

/** Cards that are in memory, in their order, as the inside of a JSON list; what depends on the clock is added here. */
export function joinedCards(cards: readonly Card[], now: Date): string {
  const since = newSince(now).getTime()
  return cards.map(({ card, launchedAt }) => `${card},"isNew":${launchedAt > since}}`).join()
}

/** When the first of the cards that say 'new' stops to be, in milliseconds; null when none says so. */
export function newUntil(cards: readonly Card[], now: Date): number | null {
  const since = newSince(now).getTime()
  const launched = cards.map(({ launchedAt }) => launchedAt).filter((at) => at > since)
  return launched.length > 0 ? Math.floor(Math.min(...launched) + newForMs) : null
}

import type { Queryable } from '../../../db.ts'
import type { Fragment } from '../../../sql-fragment.ts'
import type { Card } from '../finder/kept-cards.ts'

/** So long after its launch a product is new. */
const newForDays = 30

const newForMs = newForDays * 86_400_000

export const newSince = (now: Date): Date => new Date(now.getTime() - newForMs)

/**
 * The cards of the rows `from` yields, in their order, as the inside of a JSON list. A stored card is open at its end;
 * what depends on the clock is added here. `from` must offer `card` and `launched_at`.
 */
export const cardsOf = (q: Queryable, from: Fragment, now: Date) => q`
  coalesce((
    select string_agg(
      found.card || case when found.launched_at > ${newSince(now)} then ',"isNew":true}' else ',"isNew":false}' end, ','
    )
    from (${from}) found
  ), '')`

/** The same of cards that are in memory. */
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

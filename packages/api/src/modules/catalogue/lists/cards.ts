import type { ProductCard } from '@nukkad/contracts/endpoints/shop/product-card'
import { completedCard, readyObject } from '../../../http/answers/ready-json.ts'
import type { Card } from '../finder/kept-cards.ts'

/** How long a product counts as new after its launch, in days. */
const newForDays = 30

/** The same in milliseconds. */
export const newForMs = newForDays * 86_400_000

const marked = (isNew: boolean) => readyObject<Pick<ProductCard, 'isNew'>>({ isNew })
const marks = { new: marked(true), usual: marked(false) } as const

export const newSince = (now: Date): Date => new Date(now.getTime() - newForMs)

/** Cards from memory, in order, as the inside of a JSON list; what depends on the time is appended here. */
export function joinedCards(cards: readonly Card[], now: Date): string {
  const since = newSince(now).getTime()
  return cards.map(({ card, launchedAt }) => completedCard(card, launchedAt > since ? marks.new : marks.usual)).join()
}

/** When the first of the cards marked 'new' stops being new, in milliseconds; null when none is. */
export function newUntil(cards: readonly Card[], now: Date): number | null {
  const since = newSince(now).getTime()
  const launched = cards.map(({ launchedAt }) => launchedAt).filter((at) => at > since)
  return launched.length > 0 ? Math.floor(Math.min(...launched) + newForMs) : null
}

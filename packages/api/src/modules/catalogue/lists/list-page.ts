import type { Db } from '../../../db.ts'
import type { Card } from '../finder/kept-cards.ts'
import type { LiveIndex, Products } from '../finder/live-index.ts'
import type { Chosen } from '../finder/wanted.ts'
import { joinedCards, newUntil } from './cards.ts'
import { readCards } from './listing.repository.ts'

export interface WantedPage {
  readonly ids: readonly number[]
  readonly category?: string | undefined
  readonly chosen?: Chosen | undefined
  readonly now: Date
}

export interface ListPage {
  /** The content of a JSON array. */
  readonly cards: string
  /** Null when the path is not a category, or none was asked for. */
  readonly category: string | null
  /** Something was committed after the index's snapshot: the products may have to be picked again. */
  readonly isBehind: boolean
  /** When the first of the cards marked 'new' stops being new, in milliseconds; null when none is. */
  readonly newUntil: number | null
}

/**
 * Builds what a list shows of the picked products: from the caches, and whatever is missing in one statement.
 * Categories are cached per lookups object, because any change of a category replaces that object.
 */
export function createListPages(db: Db, live: LiveIndex) {
  const categories = new WeakMap<Products['lookups'], Map<string, string | null>>()

  function keptCategories(lookups: Products['lookups']): Map<string, string | null> {
    const known = categories.get(lookups) ?? new Map<string, string | null>()
    categories.set(lookups, known)
    return known
  }

  return async ({ lookups }: Products, { ids, category, chosen, now }: WantedPage): Promise<ListPage> => {
    const found = new Map<number, Card>()
    for (const id of ids) {
      const card = live.cards.of(id, chosen)
      if (card) found.set(id, card)
    }
    const known = keptCategories(lookups)
    const asksCategory = category !== undefined && !known.has(category)
    let [isBehind, named] = [false, category === undefined ? null : (known.get(category) ?? null)]
    if (found.size < ids.length || asksCategory) {
      const keep = live.cards.keeper()
      const missing = ids.filter((id) => !found.has(id))
      const { snapshot } = live
      const read = await readCards(db, {
        ids: missing,
        snapshot,
        chosen,
        category: asksCategory ? category : undefined,
      })
      for (const card of read.cards) {
        keep(card, chosen)
        found.set(card.productId, card)
      }
      isBehind = read.isBehind
      if (asksCategory) named = read.category
      // Caches existing categories only: there is no limit to the unknown ones a caller can invent.
      if (asksCategory && named !== null && !isBehind) known.set(category, named)
    }
    const cards = ids.flatMap((id) => found.get(id) ?? [])
    return { cards: joinedCards(cards, now), category: named, isBehind, newUntil: newUntil(cards, now) }
  }
}

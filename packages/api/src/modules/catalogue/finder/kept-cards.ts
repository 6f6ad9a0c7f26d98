import { LRUCache } from 'lru-cache'
import type { Chosen } from './wanted.ts'

/** A card as it is stored: its JSON is left open at the end, where the parts that depend on the clock are appended. */
export interface Card {
  readonly productId: number
  readonly card: string
  /** Milliseconds since 1970. */
  readonly launchedAt: number
}

/** Caches a card that was read, unless something changed since the reading began. */
type KeepCard = (card: Card, chosen: Chosen | undefined) => void

export interface KeptCards {
  /** The card of a product, showing the variant with the chosen colour and size. */
  of(productId: number, chosen: Chosen | undefined): Card | undefined
  /** To be called before cards are read. */
  keeper(): KeepCard
  /** Drops the cards of changed products; for some the new cards are given. */
  replace(productIds: readonly number[], cards: readonly Card[]): void
  clear(): void
}

const usualBytes = 8 * 2 ** 20
const plain = ''
/** Per product: choices come from query strings, of which there is no end. */
const mostChoices = 16

const keyOf = (chosen: Chosen | undefined): string =>
  !chosen || chosen.colours.length + chosen.sizes.length === 0 ? plain : JSON.stringify([chosen.colours, chosen.sizes])

/**
 * A cache of product cards as lists show them, valid at one point in the database's history. A change of one product
 * drops only its own cards, so a list is reassembled from the others without reading them.
 */
export function createKeptCards(maxBytes = usualBytes): KeptCards {
  const kept = new LRUCache<number, ReadonlyMap<string, Card>>({
    maxSize: maxBytes,
    sizeCalculation: (cards) => [...cards].reduce((sum, [key, { card }]) => sum + 2 * (key.length + card.length), 200),
  })
  let changes = 0
  function put(card: Card, key: string): void {
    const others = [...(kept.peek(card.productId) ?? [])].slice(1 - mostChoices)
    kept.set(card.productId, new Map([...others, [key, card]]))
  }

  return {
    of: (productId, chosen) => kept.get(productId)?.get(keyOf(chosen)),

    keeper() {
      const before = changes
      return (card, chosen) => {
        if (changes === before) put(card, keyOf(chosen))
      }
    },

    replace(productIds, cards) {
      if (productIds.length === 0) return
      changes += 1
      for (const id of productIds) kept.delete(id)
      for (const card of cards) put(card, plain)
    },

    clear() {
      changes += 1
      kept.clear()
    },
  }
}

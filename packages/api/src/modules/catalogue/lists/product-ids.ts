import type { ProductsQuery } from '@nukkad/contracts/endpoints/shop/catalogue'
import type { Db } from '../../../db.ts'
import { type Ask, type Found, findProducts } from '../finder/find-products.ts'
import type { LiveIndex } from '../finder/live-index.ts'
import { wantedBy } from '../finder/wanted.ts'
import { joinedCards, newSince } from './cards.ts'
import { idsTitled, readCards } from './listing.repository.ts'
import { sortNumber } from './product-sort.ts'

interface Parts {
  readonly db: Db
  readonly now: () => Date
  readonly live: LiveIndex
}

/** How the words of a search are interpreted. */
type Reading = Pick<Ask, 'isTyping' | 'isSpelled'>

/** Ids of products, and cards by id, for screens of other modules that show a few products. */
export function createProductIds({ db, now, live }: Parts) {
  async function pickRange(query: ProductsQuery, from: number, to: number, words: Reading = {}): Promise<Found> {
    const ask = { wanted: wantedBy(query), sort: sortNumber(query.sort, query.q), from, to, ...words }
    return findProducts(await live.ready(), { ...ask, newSince: newSince(now()), facets: query.facets ?? false })
  }

  return {
    /** Picks products without showing them; what was committed in the last moments may be missing. */
    async pickIds(query: ProductsQuery) {
      const { page = 1, pagesize = 20 } = query
      return pickRange(query, (page - 1) * pagesize, page * pagesize)
    },
    pickRange,
    /** Products whose titles contain all words, found by the database alone. */
    pickPlainly: (words: readonly string[], from: number, to: number) => idsTitled(db, words, from, to),

    /** Cards by id, as JSON texts; also checks whether the index is behind and catches it up for the next caller. */
    async cardsOf(ids: readonly number[]): Promise<string> {
      const { cards, isBehind } = await readCards(db, { ids, snapshot: live.snapshot })
      if (isBehind) await live.current()
      else live.confirm()
      const byId = new Map(cards.map((card) => [card.productId, card]))
      return joinedCards(
        ids.flatMap((id) => byId.get(id) ?? []),
        now(),
      )
    },
  }
}

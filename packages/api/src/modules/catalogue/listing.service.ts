import type { listProducts, ProductList, ProductsQuery, SearchInsight } from '@nukkad/contracts/endpoints/catalogue'
import type { Serviceability } from '@nukkad/contracts/endpoints/pincode'
import { priceInWords } from '@nukkad/contracts/price-words'
import type { Db } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import { ReadyJson, type ReadyParts, readyAnswer, readyList } from '../../http/ready-json.ts'
import { createAnswerCache } from './answer-cache.ts'
import { newSince } from './cards.ts'
import { type Ask, type Found, find } from './finder/find.ts'
import type { LiveIndex } from './finder/live-index.ts'
import type { SavedFilter } from './finder/lookups.ts'
import { chosenOf } from './finder/pairing.ts'
import type { ProductIndex } from './finder/product-index.ts'
import { type Reached, type Wanted, wantedBy } from './finder/wanted.ts'
import { searchWords } from './finder/words.ts'
import { idsTitled, listingPage } from './listing.repository.ts'
import { insteadOf, spellingOf } from './nothing-found.ts'
import { sortNumber } from './product-sort.ts'
import { reachedBy } from './reach.ts'

export interface ListingParts {
  readonly db: Db
  readonly now: () => Date
  readonly live: LiveIndex
  readonly pincodes: { serviceability(pincode: string): Promise<Serviceability | undefined> }
}

export type ListingService = ReturnType<typeof createListingService>

/** Times that the index is brought up to the database for one answer, when products change all the while. */
const mostTries = 4
const minute = 60_000
/** From so many products on, counts are kept for a while although something changed. */
const countedAtOnce = 50_000
const countsKept = 5_000

/** How the words of a search are to be read. */
type Reading = Pick<Ask, 'isTyping' | 'isSpelled'>

/** A picked page. The counts are kept as JSON text. */
interface Picked extends Omit<Found, 'facets'> {
  readonly facets: string | null
  /** What the words were taken for, where they found nothing as typed. */
  readonly relaxedTo: string | null
}

/** Lists of products: picked in memory, shown from the database, in one statement. */
export function createListingService({ db, now, live, pincodes }: ListingParts) {
  const pages = createAnswerCache<Picked>(600)
  const counts = createAnswerCache<Picked>(200)
  let countedIndex: ProductIndex | undefined
  let [countedState, countedAt, countedNumber] = [-1, 0, 0]

  /** Counts over very many products may be a few seconds old; they would have to be made again after every sale. */
  function countsVersion(index: ProductIndex): number {
    const isLarge = index.count > countedAtOnce
    if (index !== countedIndex || !isLarge || now().getTime() - countedAt > countsKept) {
      if (index !== countedIndex || countedState !== index.version) countedNumber += 1
      countedIndex = index
      countedState = index.version
      countedAt = now().getTime()
    }
    return countedNumber
  }

  /** What is asked, as far as the answer depends on it; what is new depends on the minute. */
  const keyOf = (ask: object, wanted: Wanted) =>
    JSON.stringify([ask, wanted, wanted.isNew === undefined ? 0 : Math.floor(now().getTime() / minute)])

  function pick(index: ProductIndex, query: ProductsQuery, saved: SavedFilter | undefined, reached?: Reached): Picked {
    const { page = 1, pagesize = 20 } = query
    const wanted = wantedBy(query, reached)
    const scope = saved && wantedBy(saved.filter)
    const sort = sortNumber(query.sort ?? saved?.sort ?? undefined, query.q)
    const since = newSince(now())
    const key = (more: object) => keyOf({ ...more, saved: saved?.slug, isNew: scope?.isNew }, wanted)
    const run = (facets: boolean, words: string | undefined) =>
      find(index, {
        wanted: { ...wanted, q: words },
        ...{ scope, sort, from: (page - 1) * pagesize, to: page * pagesize, newSince: since, facets },
      })
    const forgiving = (facets: boolean): Picked => {
      const first = run(facets, wanted.q)
      const found =
        first.total > 0 || wanted.q === undefined ? undefined : withoutOneWord(wanted.q, (q) => run(facets, q))
      const { facets: all, ...rest } = found?.found ?? first
      return { ...rest, facets: all && JSON.stringify(all), relaxedTo: found?.words ?? null }
    }
    const result = pages.of(key({ sort, page, pagesize }), index.version, () => forgiving(false))
    if (!query.facets) return result
    const { facets } = counts.of(key({}), countsVersion(index), () => forgiving(true))
    return { ...result, facets }
  }

  async function list(asked: ProductsQuery): Promise<ReadyParts<ProductList>> {
    const query = withPriceOfWords(asked)
    const { page = 1, pagesize = 20, deliversTo, custom } = query
    const reached = deliversTo === undefined ? undefined : reachedBy(await pincodes.serviceability(deliversTo))
    for (let tries = 1; ; tries += 1) {
      const index = await live.ready()
      const saved = custom === undefined ? undefined : index.frame.saved.get(custom)
      const isKnown = query.category === undefined || index.frame.shelvesOf(query.category) !== undefined
      const { ids, total, facets, words, relaxedTo } = pick(index, query, saved, reached)
      const { snapshot } = live
      const chosen = chosenOf(wantedBy(query), saved && wantedBy(saved.filter))
      const shown = await listingPage(db, { ids, snapshot, category: query.category, chosen, now: now() })
      if (shown.isBehind && tries < mostTries) {
        await live.catchUp()
        continue
      }
      if (!shown.isBehind) live.confirm()
      if (!isKnown) throw new NotFound('There is no such shelf in the shop.')
      if (custom !== undefined && !saved) throw new NotFound('There is no such collection in the shop.')
      const search: SearchInsight | null =
        query.q === undefined
          ? null
          : {
              ...spellingOf(query.q, words, relaxedTo),
              instead: total > 0 ? null : await insteadOf(index, query.q, { db, snapshot, now: now() }),
            }
      const sort = sortNumber(query.sort ?? saved?.sort ?? undefined, query.q)
      return {
        data: readyList(shown.cards),
        ...{ total, page, pagesize, hasNext: page * pagesize < total },
        facets: facets === null ? null : new ReadyJson(facets),
        category: shown.category === null ? null : new ReadyJson(shown.category),
        customCategory: saved ? customCategoryOf(saved) : null,
        search,
        sort,
      }
    }
  }

  async function pickRange(query: ProductsQuery, from: number, to: number, words: Reading = {}): Promise<Found> {
    const ask = { wanted: wantedBy(query), sort: sortNumber(query.sort, query.q), from, to, ...words }
    return find(await live.ready(), { ...ask, newSince: newSince(now()), facets: query.facets ?? false })
  }

  return {
    /** The fields of a list, for answers that tell more beside it. */
    list,
    listJson: async (query: ProductsQuery) => readyAnswer<typeof listProducts>(await list(query)),

    /** Picks products without showing them; what was committed in the last moments may be missing. */
    async pickIds(query: ProductsQuery) {
      const { page = 1, pagesize = 20 } = query
      return pickRange(query, (page - 1) * pagesize, page * pagesize)
    },
    pickRange,
    /** Products whose titles hold all words, by the database alone. */
    pickPlainly: (words: readonly string[], from: number, to: number) => idsTitled(db, words, from, to),

    /** Cards by id, as JSON texts; also looks whether the index has to catch up, which the next caller gains by. */
    async cardsOf(ids: readonly number[]): Promise<string> {
      const shown = await listingPage(db, { ids, snapshot: live.snapshot, now: now() })
      if (shown.isBehind) await live.catchUp()
      else live.confirm()
      return shown.cards
    },

    /** True when products were committed that the index had not seen; it has now. */
    async catchUp(): Promise<boolean> {
      const { isBehind } = await listingPage(db, { ids: [], snapshot: live.snapshot, now: now() })
      if (isBehind) await live.catchUp()
      else live.confirm()
      return isBehind
    },

    index: () => live.ready(),
  }
}

/** A price among the words narrows as a filter does, unless a price was chosen. */
function withPriceOfWords(query: ProductsQuery): ProductsQuery {
  if (query.q === undefined || query.minPrice !== undefined || query.maxPrice !== undefined) return query
  const { text, ...price } = priceInWords(query.q)
  const { q: _, ...rest } = query
  return { ...rest, ...price, ...(text !== '' && { q: text }) }
}

/** When no product has all words, those with all but one are shown: the word that is missed least is left out. */
function withoutOneWord(q: string, run: (q: string) => Found): { words: string; found: Found } | undefined {
  const words = searchWords(q)
  if (words.length < 2) return undefined
  const tries = words.map((_, left) => {
    const fewer = words.filter((__, at) => at !== left).join(' ')
    return { words: fewer, found: run(fewer) }
  })
  const best = tries.reduce((one, other) => (other.found.total > one.found.total ? other : one))
  return best.found.total > 0 ? best : undefined
}

/** A saved filter as it is shown, without what it filters by. */
const customCategoryOf = ({ filter: _, sort: __, ...shown }: SavedFilter) => shown
